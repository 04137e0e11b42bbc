/** A page that is asked for, with all that answering it needs. */
import type { Page } from '@emsal/platform/page';
import type { Registry, RegistryEntry } from '@emsal/platform/registry/registry';
import type { RemotePath } from '@emsal/platform/remote';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { yearOf, type Clock } from './clock';
import type { HtmlAnswer } from './html-answer';
import type { PageCache } from './page-cache';
import type { PageVisitor } from './page-visitor';
import type { RegistryReader } from './registry-reader';
import type { BundleLoader } from './remote-bundles';
import { securityHeaders } from './security-headers';
import type { EdgeSettings } from './settings';
import type { ShellAssets } from './shell-assets';

export interface PagePorts {
  settings: EdgeSettings;
  assets: ShellAssets;
  readRegistry: RegistryReader;
  loadBundle: BundleLoader;
  api: Dispatcher;
  clock: Clock;
  cache: PageCache;
}

/** One request with all that it needs; what the API sets for the visitor is collected on the way. */
export interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  ports: PagePorts;
  registry: Registry;
  url: string;
  visitor: PageVisitor;
  entries: RegistryEntry[];
  path: RemotePath;
  answer: HtmlAnswer;
  setCookies: string[];
  /** What was typed, when the page was asked by a form. */
  form: URLSearchParams | null;
}

export const headersOf = ({ visitor, path, setCookies, ports }: Asked): Record<string, string | string[]> => ({
  ...securityHeaders(path.page, ports, visitor.isHttps),
  'cache-control': path.page === 'content' ? 'no-cache' : 'no-store',
  'set-cookie': [...visitor.own, ...setCookies],
});

export const sameForAll = ({ clock, settings }: PagePorts): Pick<Page, 'year' | 'marketingPermissionRequired'> => ({
  year: yearOf(clock),
  marketingPermissionRequired: settings.marketingPermissionRequired,
});
