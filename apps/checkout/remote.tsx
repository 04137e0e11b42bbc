/** What checkout exposes to the shell: routes and slices. */
import type { RemoteSlice, RouteHandle } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';
import { checkoutSlice } from '@emsal/state/checkout/checkout-slice';
import { offerSlice } from '@emsal/state/offer/offer-slice';
import { checkoutPaths } from './navigation/checkout-paths';

export const slices: readonly RemoteSlice[] = [offerSlice, checkoutSlice];

const offerNo = (data: unknown): string | undefined => (data as { offerNo?: string } | undefined)?.offerNo;
const payment = (handle: RouteHandle): RouteHandle => ({ layout: 'payment', offerNo, ...handle });

const linePages: RouteObject[] = [
  { path: ':branch/listeleme', handle: { layout: 'offerList' }, lazy: () => import('./offers/page/offers-page') },
  {
    path: ':branch/police-bilgileri',
    handle: payment({ paymentStep: 1, backToOf: ({ branch = '' }) => checkoutPaths.offers({ slug: branch }) }),
    lazy: () => import('./summary/summary-page'),
  },
  {
    path: ':branch/odeme-bilgileri',
    handle: payment({ paymentStep: 2, backToOf: ({ branch = '' }) => checkoutPaths.summary({ slug: branch }) }),
    lazy: () => import('./payment/payment-page'),
  },
  { path: ':branch/odeme-sorgulama', handle: payment({}), lazy: () => import('./payment-check/payment-check-page') },
  { path: ':branch/police-basarili', handle: { layout: 'landing' }, lazy: () => import('./completed/completed-page') },
  {
    path: ':branch/basvuru-tamamlandi',
    handle: { layout: 'default' },
    lazy: () => import('./completed/application-page'),
  },
];

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
    lazy: () => import('./shared-list/shared-list-page'),
  },
  { path: 'create/*', handle: { layout: 'offerList' }, lazy: () => import('./offer-link/offer-link-page') },
  {
    path: 'arabamcompermission',
    handle: { layout: 'login' },
    lazy: () => import('./partner-permission/partner-permission-page'),
  },
];

const routes: RouteObject[] = [...linePages, verifyPolicy, ...offerPages];

export default routes;
