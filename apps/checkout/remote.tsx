/** What the shell loads of checkout: its routes, its slices, its paths. */
import { factsOf } from '@emsal/lines/facts/line-facts';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { RemoteSlice, RouteHandle } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';
import { checkoutSlice } from '@emsal/state/checkout/checkout-slice';
import { offerSlice } from '@emsal/state/offer/offer-slice';
import { soldLines } from './lines';
import { checkoutPaths } from './visit/checkout-paths';

export { paths } from './paths';

export const slices: readonly RemoteSlice[] = [offerSlice, checkoutSlice];

const offerNo = (data: unknown): string | undefined => (data as { offerNo?: string } | undefined)?.offerNo;
const route = (line: LineFacts, name: string, handle: RouteHandle, lazy: RouteObject['lazy']): RouteObject => ({ path: `${line.slug}/${name}`, handle, lazy });

const routesOf = (line: LineFacts): RouteObject[] => [
  route(line, 'listeleme', { layout: 'offerList' }, () => import('./offers/offers-page')),
  route(line, 'police-bilgileri', { layout: 'payment', paymentStep: 1, backTo: checkoutPaths.offers(line), offerNo }, () => import('./summary/summary-page')),
  route(line, 'odeme-bilgileri', { layout: 'payment', paymentStep: 2, offerNo }, () => import('./payment/payment-page')),
  route(line, 'odeme-sorgulama', { layout: 'payment' }, () => import('./payment-check/payment-check-page')),
  route(line, 'police-basarili', { layout: 'default' }, () => import('./completed/completed-page')),
  route(line, 'basvuru-tamamlandi', { layout: 'default' }, () => import('./completed/applied-page')),
];

const routes: RouteObject[] = soldLines.map(factsOf).flatMap(routesOf);

export default routes;
