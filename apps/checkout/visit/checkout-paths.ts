import type { LineFacts } from '@emsal/lines/facts/line-facts';

const page =
  (name: string) =>
  (line: Pick<LineFacts, 'slug'>): string =>
    `/${line.slug}/${name}`;
const pageOfPayment =
  (name: string) =>
  (line: Pick<LineFacts, 'slug'>, odeme: string): string =>
    `/${line.slug}/${name}?odeme=${encodeURIComponent(odeme)}`;

/** Where the checkout's pages stand (spec funnel 2.2). */
export const checkoutPaths = {
  /** Every line's form begins with it (spec funnel 2.3). */
  form: page('form'),
  firstStep: page('form/temel-bilgiler'),
  offers: page('listeleme'),
  summary: page('police-bilgileri'),
  payment: page('odeme-bilgileri'),
  paymentCheck: pageOfPayment('odeme-sorgulama'),
  completed: pageOfPayment('police-basarili'),
  applied: page('basvuru-tamamlandi'),
} as const;

/** Offers side by side: `query` is the sealed name that CompareQuoteDetail gave them. */
export const comparePath = ({ slug }: Pick<LineFacts, 'slug'>, query: string): string =>
  `/teklif-karsilastir?${new URLSearchParams({ brans: slug, teklifler: query }).toString()}`;
