/** The request for a page, with everything needed to answer it. */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { Registry, RegistryEntry } from '@emsal/platform/registry/file/registry';
import { draftParameter } from '@emsal/platform/content/draft-parameter';
import type { RemotePath } from '@emsal/platform/remote';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { todayOf, yearOf } from '../clock';
import type { PageData } from '../../page-data/page-data';
import type { HtmlResponse } from '../document/compressed-html';
import type { PageVisitor } from '../visitor/page-visitor';
import type { PublishedPage } from './published-content';
import { securityHeaders } from './security-headers';
import type { StyleSheet } from '../document/style-sheets';
import { theme } from '../document/theme';
import type { PagePorts } from './page-ports';

/** `setCookies` collects what the API sets for the visitor while the page is loaded. */
export interface PageRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  ports: PagePorts;
  registry: Registry;
  url: string;
  visitor: PageVisitor;
  entries: RegistryEntry[];
  /** Those that the entries publish. */
  lines: readonly LineFacts[];
  path: RemotePath;
  response: HtmlResponse;
  setCookies: string[];
  /** What editors have published at this address, one version for the whole response. */
  published: PublishedPage | null;
  /** The submitted form, null for a GET. */
  form: URLSearchParams | null;
}

/** @param owner whose style sheets are in the document */
export const sheetsOf = ({ assets, remoteSheets }: PagePorts, owner: RegistryEntry | null): readonly StyleSheet[] => [
  ...assets.styles,
  ...(owner ? remoteSheets(owner) : []),
  ...theme,
];

/** A content page with an editor's draft. */
export const isPreview = ({ path, url }: Pick<PageRequest, 'path' | 'url'>): boolean =>
  path.page === 'content' && url.includes(`${draftParameter}=`);

export const responseHeaders = (
  pageRequest: PageRequest,
  owner: RegistryEntry | null,
): Record<string, string | string[]> => {
  const { visitor, path, setCookies, ports } = pageRequest;
  return {
    ...securityHeaders(
      {
        page: path.page,
        sheets: sheetsOf(ports, owner),
        isHttps: visitor.isHttps,
        isPreview: isPreview(pageRequest),
      },
      ports,
    ),
    'cache-control': path.page === 'content' ? 'private, no-cache' : 'no-store',
    'set-cookie': [...visitor.edgeCookies, ...setCookies],
  };
};

export const visitorIndependentData = ({
  clock,
  settings,
}: PagePorts): Pick<PageData, 'year' | 'today' | 'marketingPermissionRequired'> => ({
  year: yearOf(clock),
  today: todayOf(clock),
  marketingPermissionRequired: settings.marketingPermissionRequired,
});
