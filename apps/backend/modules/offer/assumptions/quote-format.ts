/** Figures and days in the language of a quote. German writes both as Turkish does; in English 50.000 would be read as fifty. */
import { formatLira, formatMoney } from '@emsal/platform/formats/money';
import { unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import { dayText } from '../../../formats/day-text';
import type { QuoteLanguage } from './quote-language';

const unlimited: Readonly<Record<QuoteLanguage, string>> = { tr: 'Limitsiz', en: 'Unlimited', de: 'Unbegrenzt' };

/** `8.780,40 ₺`, in English `8,780.40 ₺`. */
export const formatAmount = (kurus: number, language: QuoteLanguage): string =>
  language === 'en'
    ? `${(kurus / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00a0₺`
    : formatMoney(kurus);

/** @param limit whole TL */
export function formatLimit(limit: number, language: QuoteLanguage): string {
  if (limit >= unlimitedImm) return unlimited[language];
  return language === 'en' ? `${limit.toLocaleString('en')}\u00a0₺` : formatLira(limit * 100);
}

/** `03.04.2026`, in English `3 April 2026`. @param day `YYYY-MM-DD` */
export const formatDay = (day: string, language: QuoteLanguage): string =>
  language === 'en' ? dayText(day, language) : day.split('-').toReversed().join('.');
