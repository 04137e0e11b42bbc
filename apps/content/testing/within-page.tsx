import { factsOf } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { PageProvider, type Page } from '@emsal/platform/page';
import type { ReactNode } from 'react';

const pathsOf = (line: LineId): string[] => [`/${factsOf(line).slug}`, `/${factsOf(line).slug}/form`];

const unused = () => {
  throw new Error('a content page makes no call');
};

/** A page handle as the shell gives it, with these lines on sale. */
export function withLines(...lines: LineId[]): Page {
  const published = new Set(['/', '/veri-politikasi', ...lines.flatMap(pathsOf)]);
  return {
    transport: unused,
    store: undefined as never,
    cookie: () => undefined,
    visitId: () => undefined,
    isServer: true,
    isMobile: false,
    marketingPermissionRequired: false,
    products: lines.map(factsOf),
    isPublished: (path) => published.has(path.split('?', 1)[0]!),
    year: 2026,
  };
}

export const trafficOnly = (): Page => withLines('TRAFFIC');

export const withinPage = (children: ReactNode, page: Page = trafficOnly()) => (
  <PageProvider value={page}>{children}</PageProvider>
);
