import { brand } from '@emsal/brand/brand';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { formatLongDate } from '@emsal/platform/formats/dates';

export const reminderTexts = {
  sms: ({ shortName, slug }: LineFacts, policyEnd: string, siteUrl: string): string =>
    `${brand.name}: ${shortName} poliçenizin son günü ${formatLongDate(policyEnd)}. Yenilemeden önce kıyaslayın: ${siteUrl}/${slug} Hatırlatma istemiyorsanız: ${brand.phones.sales}`,
} as const;
