import { factsOf } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { formatMoney } from '@emsal/platform/formats/money';
import { instalmentsText } from '@emsal/tariffs/instalment';
import type { Job } from '../../http/job';
import type { MailText } from '../../mail-layout/mail-layout';
import { decryptText } from '../../personal-data/personal-columns';
import { orRetry, sendServiceMail } from '../notification/send-message';
import { dayText } from '../document/pdf-values';
import type { ShownOffer } from '../offer/listing/shown-offers';

export const listMailJobName = 'list.mail';
export const listMailContext = 'jobs.list_mail';

export type MailedOffer = Pick<ShownOffer, 'firmName' | 'cacheAmountWithDiscount' | 'maxInstalments' | 'validUntil'>;

export interface ListMail {
  /** Encrypted. */
  to: string;
  line: LineId;
  /** As they were at the time of the request, in the recommended order. */
  offers: MailedOffer[];
  path: string;
  expiresAt: string;
  dedupeKey: string;
}

/** One row per offer, and a link to the list. */
export const listMailText = ({ line, offers, path, expiresAt }: ListMail, siteUrl: string): MailText => ({
  subject: `${offers.length} ${factsOf(line).shortName} teklifiniz`,
  paragraphs: [
    'Teklifleri önerilen sırayla listeledik.',
    `Listenin tamamı ${dayText(new Date(expiresAt))} gününe kadar bağlantıda. Bağlantıyı alan herkes fiyatları görür; kimliğinizi ve plakanızı görmez.`,
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

export const listMailJob: Job<ListMail> = {
  name: listMailJobName,
  handler: async (mail, context) => {
    const text = listMailText(mail, context.config.siteUrl);
    const to = decryptText(mail.to, listMailContext);
    orRetry(await sendServiceMail(context, { to, text, dedupeKey: mail.dedupeKey }));
  },
  options: { retryLimit: 8, retryDelay: 2 },
};
