/** The page handle in the browser. Calls use axios, which is loaded with the first of them. */
import type { Page, PageTransport } from '@emsal/platform/page';
import { customerNameCookie, keptListCookie, knownPersonCookie } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';
import { parseKeptList } from '@emsal/platform/storage/kept-list';
import { parseKnownPerson } from '@emsal/platform/storage/known-person';
import { sessionStore } from '@emsal/platform/storage/session-store';
import type { PageData } from '../page-data/page-data';
import { createIsPublished } from '../page-data/published-paths';
import { createLineFacts } from './line-facts';
import { showServiceAway } from './service-away';

/** The branch id of the product to which a path belongs. */
export function branchIdAt(pathname: string, products: PageData['products']): number | null {
  const first = pathname.split('/')[1];
  return products.find(({ slug }) => slug === first)?.branchId ?? null;
}

async function openTransport(products: PageData['products']): Promise<PageTransport> {
  const { token, tokenReady, authorise } = window.emsalBoot;
  const [{ axiosTransport }] = await Promise.all([
    import(/* webpackChunkName: "transport" */ './axios-transport'),
    tokenReady,
  ]);
  return axiosTransport({
    base: '/api',
    token,
    authorise,
    pagePath: () => location.pathname,
    branchId: () => branchIdAt(location.pathname, products),
    waiting: showServiceAway,
  });
}

function lazyTransport(products: PageData['products']): PageTransport {
  let opening: Promise<PageTransport> | undefined;
  return async (wire, options) => {
    opening ??= openTransport(products);
    const transport = await opening.catch(() => null);
    if (transport) return transport(wire, options);
    opening = undefined;
    return { status: 0, body: null };
  };
}

export const browserPageParts = (data: PageData): Omit<Page, 'store'> => {
  const { isMobile, marketingPermissionRequired, products, remotes, year, today } = data;
  return {
    transport: lazyTransport(products),
    cookie: browserCookies.read,
    visitId: (suffix) => sessionStore.read(`visit-id-${suffix}`) ?? undefined,
    keptList: parseKeptList(browserCookies.read(keptListCookie.name)),
    knownPerson: () => parseKnownPerson(browserCookies.read(knownPersonCookie.name)),
    customerName: () => browserCookies.read(customerNameCookie.name) ?? null,
    isServer: false,
    isMobile,
    marketingPermissionRequired,
    products,
    lineFacts: createLineFacts(data),
    isPublished: createIsPublished(remotes),
    year,
    today,
  };
};
