import { factsOf, isOffered } from '@emsal/lines/registry/facts-of';
import { lineIds, type LineId } from '@emsal/lines/facts/line-ids';
import { PageProvider, type Page } from '@emsal/platform/page';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

const pathsOf = (line: LineId): string[] => [`/${factsOf(line).slug}`, `/${factsOf(line).slug}/form`];

const noTransport = () => {
  throw new Error('a content page sends no requests');
};

/** A page context as the shell provides it, with these lines on sale. */
export function withLines(...lines: LineId[]): Page {
  const published = new Set(['/', '/veri-politikasi', ...lines.flatMap(pathsOf)]);
  return {
    transport: noTransport,
    store: undefined as never,
    cookie: () => undefined,
    visitId: () => undefined,
    isServer: true,
    isMobile: false,
    marketingPermissionRequired: false,
    products: lines.map(factsOf),
    isPublished: (path) => published.has(path.split('?', 1)[0]!),
    year: 2026,
    today: '2026-11-25',
  };
}

/** As the site is: the forms of the lines that are offered, the landing pages of all. */
export function withAllLines(): Page {
  const page = withLines(...lineIds.filter(isOffered));
  const landings = new Set(lineIds.map((line) => `/${factsOf(line).slug}`));
  return { ...page, isPublished: (path) => landings.has(path) || page.isPublished(path) };
}

export const trafficOnly = (): Page => withLines('TRAFFIC');

export const withinPage = (children: ReactNode, page: Page = trafficOnly()) => (
  <PageProvider value={page}>
    <MemoryRouter>{children}</MemoryRouter>
  </PageProvider>
);
