/** The page handle in the browser: calls go out by axios, which is loaded with the first of them. */
import { branchIdOf } from '@emsal/lines/facts/branch-ids';
import { lineByPath } from '@emsal/lines/facts/find-line';
import type { Page, PageTransport } from '@emsal/platform/page';
import { browserCookies } from '@emsal/platform/storage/cookies';
import { sessionStore } from '@emsal/platform/storage/session-store';
import type { PageData } from '../page-data/page-data';
import { publishedBy } from '../page-data/published';

const currentBranchId = (): number | null => {
  const line = lineByPath(location.pathname);
  return line ? branchIdOf(line.id) : null;
};

async function openTransport(): Promise<PageTransport> {
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
    branchId: currentBranchId,
  });
}

function lazyTransport(): PageTransport {
  let opening: Promise<PageTransport> | undefined;
  return async (wire, options) => {
    opening ??= openTransport();
    const transport = await opening.catch(() => null);
    if (transport) return transport(wire, options);
    opening = undefined;
    return { status: 0, body: null };
  };
}

export const browserPageParts = ({
  isMobile,
  marketingPermissionRequired,
  remotes,
  year,
}: PageData): Omit<Page, 'store'> => ({
  transport: lazyTransport(),
  cookie: browserCookies.read,
  visitId: (suffix) => sessionStore.read(`visit-id-${suffix}`) ?? undefined,
  isServer: false,
  isMobile,
  marketingPermissionRequired,
  isPublished: publishedBy(remotes),
  year,
});
