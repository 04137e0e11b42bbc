import { healthFormPaths } from '@emsal/api/health-form-paths';
import type { LayoutName } from '@emsal/platform/remote';

/** The pages of the account area, below `/uyelik`. A page is a row here and its file: `loader = accountLoader(…)` and `Component`. */
export const accountPages = [
  { path: 'kisisel-bilgiler', load: () => import('./details/details-page') },
  { path: 'anasayfa', load: () => import('./home/home-page') },
  { path: 'guvencelerim', load: () => import('./assets/assets-page') },
  { path: 'guvencelerim/:policyId', load: () => import('./assets/asset-page') },
  { path: 'guvencelerim/:policyId/teklif/:line', load: () => import('./assets/ask-offer') },
  { path: 'guvencelerim/arac/:assetId/teklif/:line', load: () => import('./assets/ask-vehicle-offer') },
  { path: 'tekliflerim', load: () => import('./offers/offers-page') },
  { path: 'tekliflerim/form/:formId/ac', load: () => import('./offers/resume-form') },
  { path: 'tekliflerim/:quoteHeaderId/ac', load: () => import('./offers/resume') },
  { path: 'tekliflerim/:quoteHeaderId/takip', load: () => import('./offers/watch/start-watch-page') },
  { path: 'tekliflerim/yenileme/:policyId/takip', load: () => import('./offers/watch/start-renewal-watch-page') },
  { path: 'tekliflerim/takip/:watchId', load: () => import('./offers/watch/watch-page') },
  { path: 'hesabim', load: () => import('./policies/account-page') },
  { path: 'hesabim/meslek', load: () => import('./details/occupation-page') },
  { path: 'hesabim/guvenlik', load: () => import('./security/security-page') },
  { path: 'hesabim/guvenlik/anahtar/:passkeyId', load: () => import('./passkey/passkey-page') },
  { path: 'hesabim/guvenlik/anahtar/:passkeyId/kaldir', load: () => import('./passkey/remove-passkey') },
  { path: 'hesabim/gizlilik', load: () => import('./privacy/privacy-page') },
  { path: 'hesabim/hesap-sil', load: () => import('./privacy/delete-page') },
  { path: 'hesabim/police-ekle', load: () => import('./add-policy/add-policy-page') },
  { path: 'hesabim/police/:policyNo', load: () => import('./policy/policy-page') },
  { path: 'hesabim/police/:policyNo/yenile', load: () => import('./policy/renew') },
  { path: 'indirimlerim', load: () => import('./discounts/discounts-page') },
  { path: 'paylas-kazan', load: () => import('./share/share-page') },
  { path: 'yardim', load: () => import('./help/help-page') },
] as const;

interface ServicePage {
  /** From the root, without a leading slash. */
  path: string;
  layout: LayoutName;
  load: () => Promise<object>;
}

const healthFormPages = {
  entry: () => import('./health-form/entry-page'),
  approval: () => import('./health-form/approval-page'),
  pdf: () => import('./health-form/pdf-page'),
  result: () => import('./health-form/result-page'),
};

/** Pages outside `/uyelik` that need no session. */
export const servicePages: readonly ServicePage[] = [
  { path: 'police-iptal/basvuru', layout: 'policyCancel', load: () => import('./cancellation/application-page') },
  { path: 'police-iptal/takip', layout: 'policyCancel', load: () => import('./tracking/identify-page') },
  { path: 'police-iptal/takip/sonuc', layout: 'policyCancel', load: () => import('./tracking/result-page') },
  { path: 'police-pdf/:hash', layout: 'service', load: () => import('./pdf/policy-pdf-page') },
  { path: 'zeyil-pdf/:hash', layout: 'service', load: () => import('./pdf/addendum-pdf-page') },
  ...(['entry', 'approval', 'pdf', 'result'] as const).map((page) => ({
    path: healthFormPaths[page].slice(1),
    layout: 'blog' as const,
    load: healthFormPages[page],
  })),
  { path: 'iade-iban-bilgisi', layout: 'service', load: () => import('./refund-iban/refund-iban-page') },
  { path: 'dokuman-yukleme', layout: 'service', load: () => import('./documents/documents-page') },
  { path: 'davet/:code', layout: 'internal', load: () => import('./invited/invited-page') },
  { path: 'dask-tarife-degisikligi', layout: 'default', load: () => import('./dask-tariff/dask-tariff-page') },
  { path: 'plaka-ekle', layout: 'service', load: () => import('./plate/plate-page') },
  { path: 'arac-anketi/:hashedId', layout: 'internal', load: () => import('./survey/survey-page') },
];

/** The steps of a sign-in (spec member 4, login), its end, and what mails link to: most need no session. */
export const openPages = [
  { path: '', load: () => import('./sign-in/start-page') },
  { path: 'otp', load: () => import('./sign-in/code-page') },
  { path: 'temel-bilgiler', load: () => import('./sign-in/birth-date-page') },
  { path: 'gecis-anahtari', load: () => import('./sign-in/offer-page') },
  { path: 'cikis', load: () => import('./sign-out/sign-out') },
  { path: 'hesap-silindi', load: () => import('./privacy/deleted-page') },
  { path: 'telefon-beyani', load: () => import('./declaration/declaration-page') },
  { path: 'e-posta-onay/:token', load: () => import('./confirm-email/confirm-email-page') },
] as const;

export const accountPath = (path: string): string => (path === '' ? '/uyelik' : `/uyelik/${path}`);
