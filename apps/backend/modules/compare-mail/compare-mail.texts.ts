import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { formatMoney } from '@emsal/platform/formats/money';
import { instalmentsText } from '@emsal/tariffs/instalment';
import { dayText } from '../../formats/day-text';
import type { ShownOffer } from '../offer/listing/shown-offers';
import type { MailText } from '../../mail-layout/mail-layout';

export interface ComparedOffers {
  line: LineId;
  offers: readonly ShownOffer[];
  siteUrl: string;
}

/** Offers side by side, cheapest first: price, instalments, validity, and every cover that any of them has. */
export function compareMail({ line, offers, siteUrl }: ComparedOffers): MailText {
  const sorted = offers.toSorted((a, b) => a.cacheAmountWithDiscount - b.cacheAmountWithDiscount);
  const row = (label: string, valueOf: (offer: ShownOffer) => string) => ({ label, values: sorted.map(valueOf) });
  return {
    subject: `Kıyasladığınız ${lineFacts[line].shortName} teklifleri`,
    paragraphs: [
      `Seçtiğiniz teklifleri ucuzdan pahalıya sıraladık. Teklif numaranız ${sorted[0]?.offerNo}.`,
      pricesOf(sorted[0]?.pricedPeople?.count),
    ],
    table: {
      columns: sorted.map(({ firmName }) => firmName),
      rows: [
        row('Ürün', ({ productName }) => productName),
        row('Ödenecek tutar', ({ cacheAmountWithDiscount }) => formatMoney(cacheAmountWithDiscount)),
        row('Taksit', ({ maxInstalments }) => instalmentsText(maxInstalments)),
        row('Geçerlilik sonu', ({ validUntil }) => dayText(new Date(validUntil))),
        ...coversOf(sorted).map(([key, label]) => row(label, valueOfCover(key))),
      ],
    },
    link: { label: 'Tekliflere dönün', url: `${siteUrl}/${lineFacts[line].slug}/listeleme` },
  };
}

/** @param people `3 yolcu`, absent where one person or a thing is insured */
const pricesOf = (people: string | undefined): string =>
  people ? `Fiyatlar ${people} içindir, yazan güne kadar değişmez.` : 'Fiyatlar, yazan güne kadar değişmez.';

/** Every cover that any of the offers has, in order of first appearance. */
const coversOf = (offers: readonly ShownOffer[]): [key: string, label: string][] => [
  ...new Map(offers.flatMap(({ covers }) => covers.map(({ key, label }) => [key, label]))),
];

const valueOfCover =
  (key: string) =>
  ({ covers }: ShownOffer): string =>
    covers.find((cover) => cover.key === key)?.value ?? 'Yok';
