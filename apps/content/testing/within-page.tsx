import { PageProvider, type Page } from '@emsal/platform/page';
import type { ReactNode } from 'react';

const published = ['/', '/trafik-sigortasi', '/trafik-sigortasi/form', '/veri-politikasi'];

const unused = () => {
  throw new Error('a content page makes no call');
};

/** A page handle as the shell gives it, with TRAFFIC on sale. */
export const trafficOnly = (more: readonly string[] = []): Page => ({
  transport: unused,
  store: undefined as never,
  cookie: () => undefined,
  visitId: () => undefined,
  isServer: true,
  isMobile: false,
  marketingPermissionRequired: false,
  isPublished: (path) => [...published, ...more].includes(path),
  year: 2026,
});

export const withinPage = (children: ReactNode, page: Page = trafficOnly()) => (
  <PageProvider value={page}>{children}</PageProvider>
);
