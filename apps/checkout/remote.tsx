/** What checkout exposes to the shell: routes, slices and paths. */
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { RemoteSlice, RouteHandle } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';
import { checkoutSlice } from '@emsal/state/checkout/checkout-slice';
import { offerSlice } from '@emsal/state/offer/offer-slice';
import { lineIds } from '@emsal/lines/facts/line-ids';
import { checkoutPaths } from './navigation/checkout-paths';

export { paths } from './paths';

export const slices: readonly RemoteSlice[] = [offerSlice, checkoutSlice];

const offerNo = (data: unknown): string | undefined => (data as { offerNo?: string } | undefined)?.offerNo;
const payment = (handle: RouteHandle): RouteHandle => ({ layout: 'payment', offerNo, ...handle });

const pagesOf = (line: LineFacts): RouteObject[] => [
  { path: 'listeleme', handle: { layout: 'offerList' }, lazy: () => import('./offers/offers-page') },
  {
    path: 'police-bilgileri',
    handle: payment({ paymentStep: 1, backTo: checkoutPaths.offers(line) }),
    lazy: () => import('./summary/summary-page'),
  },
  { path: 'odeme-bilgileri', handle: payment({ paymentStep: 2 }), lazy: () => import('./payment/payment-page') },
  { path: 'odeme-sorgulama', handle: payment({}), lazy: () => import('./payment-check/payment-check-page') },
  { path: 'police-basarili', handle: { layout: 'default' }, lazy: () => import('./completed/completed-page') },
  { path: 'basvuru-tamamlandi', handle: { layout: 'default' }, lazy: () => import('./completed/application-page') },
];
const routesOf = (line: LineFacts): RouteObject[] =>
  pagesOf(line).map((page) => ({ ...page, path: `${line.slug}/${page.path}` }) as RouteObject);

/** Target of the QR code on every policy. */
const verifyPolicy: RouteObject = {
  path: 'police-dogrula/:code',
  handle: { layout: 'default' },
  lazy: () => import('./verify-policy/verify-policy-page'),
};

/** The comparison, a list by link, and entries by link or from a partner's site. */
const offerPages: RouteObject[] = [
  { path: 'teklif-karsilastir', handle: { layout: 'offerList' }, lazy: () => import('./compare/compare-page') },
  {
    path: 'teklif-listesi/:token',
    handle: { layout: 'offerList' },
    lazy: () => import('./linked-list/linked-list-page'),
  },
  { path: 'create/*', handle: { layout: 'offerList' }, lazy: () => import('./offer-link/offer-link-page') },
  {
    path: 'arabamcompermission',
    handle: { layout: 'login' },
    lazy: () => import('./partner-permission/partner-permission-page'),
  },
];

const routes: RouteObject[] = [...lineIds.map(factsOf).flatMap(routesOf), verifyPolicy, ...offerPages];

export default routes;
