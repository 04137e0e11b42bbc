import { brand } from '@emsal/brand/brand';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { formatLongDate } from '@emsal/platform/formats/dates';

interface Reminder {
  line: Pick<LineFacts, 'shortName' | 'slug'>;
  policyEnd: string;
  siteUrl: string;
  /** What the insurer asks for the next term; null where it is not known. */
  renewal: { firmName: string; total: string } | null;
}

const offered = ({ renewal }: Reminder): string =>
  renewal ? ` ${renewal.firmName} yenileme için ${renewal.total} istiyor.` : '';

export const reminderTexts = {
  sms: (reminder: Reminder): string => {
    const { line, policyEnd, siteUrl } = reminder;
    return `${brand.name}: ${line.shortName} poliçenizin son günü ${formatLongDate(policyEnd)}.${offered(reminder)} Yenilemeden önce kıyaslayın: ${siteUrl}/${line.slug} Hatırlatma istemiyorsanız: ${brand.phones.sales}`;
  },
} as const;
