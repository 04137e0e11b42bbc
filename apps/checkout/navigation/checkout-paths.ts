import type { LineFacts } from '@emsal/lines/facts/line-facts';

const page =
  (name: string) =>
  (line: Pick<LineFacts, 'slug'>): string =>
    `/${line.slug}/${name}`;
const pageOfPayment =
  (name: string) =>
  (line: Pick<LineFacts, 'slug'>, odeme: string): string =>
    `/${line.slug}/${name}?odeme=${encodeURIComponent(odeme)}`;

/** Paths of the checkout pages (spec funnel 2.2). */
export const checkoutPaths = {
  /** Prefix of every line's form (spec funnel 2.3). */
  form: page('form'),
  firstStep: page('form/temel-bilgiler'),
  offers: page('listeleme'),
  /** Says that an offer must be chosen first; read by `offers/choice/choice-notice.tsx`. */
  offersToChoose: page('listeleme?neden=secim'),
  /** Says that the address names no payment. */
  offersWithoutPayment: page('listeleme?neden=odeme'),
  summary: page('police-bilgileri'),
  payment: page('odeme-bilgileri'),
  paymentCheck: pageOfPayment('odeme-sorgulama'),
  completed: pageOfPayment('police-basarili'),
  applied: page('basvuru-tamamlandi'),
} as const;

/** Path of the comparison: `query` is the sealed id from CompareQuoteDetail. */
export const comparePath = ({ slug }: Pick<LineFacts, 'slug'>, query: string): string =>
  `/teklif-karsilastir?${new URLSearchParams({ brans: slug, teklifler: query }).toString()}`;
