/** The module that the shell loads of this remote: its routes and slices. */
import type { RemoteSlice } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';
import { informationNoticeTexts } from '@emsal/verify/notice/information-notice.texts';
import { calculatorRoutes } from './calculators/calculator-routes';
import { landingRoutes } from './landing/landing-routes';

import { formPages } from './paths';

export const slices: readonly RemoteSlice[] = [];

const routes: RouteObject[] = [
  { index: true, lazy: () => import('./home/home-page') },
  ...landingRoutes,
  ...calculatorRoutes,
  { path: informationNoticeTexts.href.slice(1), lazy: () => import('./data-policy/data-policy-page') },
  { path: 'blog', lazy: () => import('./cms/blog-page') },
  { path: 'kampanyalar', lazy: () => import('./cms/campaigns-page') },
  { path: 'musteri-yorumlari', lazy: () => import('./reviews/reviews-page') },
  ...formPages.map((path) => ({ path, lazy: () => import('./campaigns/form-page') })),
  { path: 'yorum-yaz/:token', lazy: () => import('./reviews/write-review-page') },
  { path: 'yazar/:slug', lazy: () => import('./cms/author-page') },
  { path: ':slug', lazy: () => import('./segment-page') },
  { path: ':category/:page', lazy: () => import('./segment-page') },
  { path: '*', handle: { layout: 'error' }, lazy: () => import('./not-found/not-found-page') },
];

export default routes;
