import { lineFacts } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { liraText } from '../document/policy-pdf/policy-pdf-values';
import type { ShownOffer } from '../offer/listing/offers-of';
import type { MailText } from '../../mail-layout/mail-layout';

export interface ComparedOffers {
  line: LineId;
  offers: readonly ShownOffer[];
  siteUrl: string;
}

/** Cheapest first: product, price, what it covers. */
export const compareMail = ({ line, offers, siteUrl }: ComparedOffers): MailText => ({
  subject: `Kıyasladığınız ${lineFacts[line].shortName} teklifleri`,
  paragraphs: [
    'Seçtiğiniz teklifleri ucuzdan pahalıya sıraladık.',
    ...offers.toSorted((a, b) => a.cacheAmountWithDiscount - b.cacheAmountWithDiscount).map(sentenceOf),
    'Fiyatlar teklifin geçerlilik süresi içinde değişmez.',
  ],
  link: { label: 'Tekliflere dönün', url: `${siteUrl}/${lineFacts[line].slug}/listeleme` },
});

function sentenceOf({ firmName, productName, cacheAmountWithDiscount, filterAssuranceList }: ShownOffer): string {
  const cover = filterAssuranceList.map(({ value }) => value).filter((value) => value !== '');
  const price = `${firmName}, ${productName}: ${liraText(cacheAmountWithDiscount)}.`;
  return cover.length > 0 ? `${price} Teminat: ${cover.join(', ')}.` : price;
}
