import type { Days } from './collect-prices';

const format = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `1–23 Şubat 2026` */
export const formatDateRange = ({ from, to }: Days): string => format.formatRange(Date.parse(from), Date.parse(to));
