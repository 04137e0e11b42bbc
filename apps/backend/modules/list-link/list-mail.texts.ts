import { factsOf } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { formatMoney } from '@emsal/platform/formats/money';
import { instalmentsText } from '@emsal/tariffs/instalment';
import type { MailText } from '../../mail-layout/mail-layout';
import { dayText } from '../../formats/day-text';
import type { ShownOffer } from '../offer/listing/shown-offers';

export type MailedOffer = Pick<ShownOffer, 'firmName' | 'cacheAmountWithDiscount' | 'maxInstalments' | 'validUntil'>;

export interface MailedList {
  line: LineId;
  /** As they were at the time of the request, in the recommended order. */
  offers: MailedOffer[];
  /** Of how many people the prices are: `3 yolcu`; absent for one person or a thing. */
  people?: string | undefined;
  path: string;
  expiresAt: string;
}

/** One row per offer, and a link to the list. */
export const listMailText = ({ line, offers, people, path, expiresAt }: MailedList, siteUrl: string): MailText => ({
  subject: `${offers.length} ${factsOf(line).shortName} teklifiniz`,
  paragraphs: [
    `Teklifleri önerilen sırayla listeledik.${people ? ` Fiyatlar ${people} içindir.` : ''}`,
    `Listenin tamamı ${dayText(new Date(expiresAt))} gününe kadar bağlantıda. Bağlantıyı alan herkes fiyatları görür; adınızı, kimlik ve telefon numaranızı görmez.`,
  ],
  table: {
    columns: ['Ödenecek tutar', 'Taksit', 'Geçerlilik sonu'],
    rows: offers.map(({ firmName, cacheAmountWithDiscount, maxInstalments, validUntil }) => ({
      label: firmName,
      values: [formatMoney(cacheAmountWithDiscount), instalmentsText(maxInstalments), dayText(new Date(validUntil))],
    })),
  },
  link: { label: 'Listeyi açın', url: `${siteUrl}${path}` },
});
