import type { Page } from '@emsal/platform/page';
import { trackPersonalReads } from './personal-reads';

describe('a tracked page handle', () => {
  const parts = {
    transport: async () => ({ status: 200, body: null }),
    cookie: () => undefined,
    visitId: () => undefined,
    products: [],
    isPublished: () => true,
  } as unknown as Omit<Page, 'store'>;

  it.each([
    ['a cookie', (page: Omit<Page, 'store'>) => page.cookie('x')],
    ['the visit', (page: Omit<Page, 'store'>) => page.visitId('1')],
    ['the API', (page: Omit<Page, 'store'>) => page.transport({ method: 'GET', path: 'x', body: undefined }, {})],
  ])('reports that %s was read, so that the page is not cached for others', (_, read) => {
    const tracked = trackPersonalReads(parts);
    tracked.parts.isPublished('/');
    expect(tracked.isPersonal()).toBe(false);
    read(tracked.parts as Page);
    expect(tracked.isPersonal()).toBe(true);
  });
});
