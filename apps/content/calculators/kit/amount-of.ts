import { formatLira, formatMoney } from '@emsal/platform/formats/money';

/** Whole lira where there are no kuruş. */
export const amountOf = (kurus: number): string => (kurus % 100 === 0 ? formatLira(kurus) : formatMoney(kurus));
