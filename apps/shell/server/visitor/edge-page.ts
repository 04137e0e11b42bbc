/** The page handle on the edge. */
import { lineAt } from '@emsal/lines/facts/line-at';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { Page } from '@emsal/platform/page';
import type { RegistryEntry } from '@emsal/platform/registry/file/registry';
import { readCookie } from '@emsal/platform/storage/cookies';
import {
  cookieTable,
  customerNameCookie,
  isVisitCookie,
  keptListCookie,
  knownPersonCookie,
  visitCookieOf,
} from '@emsal/platform/storage/cookie-table';
import { parseKeptList } from '@emsal/platform/storage/kept-list';
import { parseKnownPerson } from '@emsal/platform/storage/known-person';
import type { Dispatcher } from 'undici';
import { createIsPublished } from '../../page-data/published-paths';
import { edgeTransport, tokenCreation } from './edge-transport';
import { productsOf } from '../releases/published-lines';
import type { PageVisitor } from './page-visitor';

const hidden = new Set<string>(
  Object.values(cookieTable)
    .filter(({ httpOnly }) => httpOnly)
    .map(({ name }) => name),
);

export interface EdgePageChoice {
  api: Dispatcher;
  visitor: PageVisitor;
  entries: ReadonlyArray<Pick<RegistryEntry, 'paths'>>;
  /** Those that the entries publish. */
  lines: readonly LineFacts[];
  year: number;
  today?: string;
  marketingPermissionRequired: boolean;
  publishedContent?: unknown;
  /** Collects the cookies that the API sets. */
  setCookies: string[];
}

export const edgePageParts = (choice: EdgePageChoice): Omit<Page, 'store'> => {
  const { api, visitor, entries, lines, setCookies, ...same } = choice;
  return {
    ...same,
    transport: edgeTransport(api, { visitor, branchId: lineAt(lines, visitor.path)?.branchId, setCookies }),
    cookie: (name) => (hidden.has(name) || isVisitCookie(name) ? undefined : readCookie(visitor.cookies, name)),
    visitId: (suffix) => readCookie(visitor.cookies, visitCookieOf(suffix)),
    keptList: parseKeptList(readCookie(visitor.cookies, keptListCookie.name)),
    knownPerson: () => parseKnownPerson(readCookie(visitor.cookies, knownPersonCookie.name)),
    customerName: () => readCookie(visitor.cookies, customerNameCookie.name) ?? null,
    isServer: true,
    isMobile: visitor.isMobile,
    products: productsOf(lines),
    lineFacts: async (slug) => lines.find((line) => line.slug === slug),
    isPublished: createIsPublished(entries),
  };
};

/** A journey page that is opened without a token gets one before its loaders run (spec member 4, first load). */
export async function ensureToken({ transport }: Pick<Page, 'transport'>, visitor: PageVisitor): Promise<void> {
  if (readCookie(visitor.cookies, cookieTable.token.name)) return;
  await transport(tokenCreation(visitor), {});
}
