/** Money in words of the eye: integer kuruş in, Turkish text out. */

/** Funnel 9, member 3: the only currency. */
export const currency = { country: 'TR', code: 'TRY', symbol: '₺', identifier: 'TL' } as const;

const withKurus = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const wholeLira = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const noBreakSpace = '\u00A0';

/** 1878345 → `18.783,45 ₺`, with a no-break space before the sign. */
export const formatMoney = (kurus: number): string =>
  `${withKurus.format(kurus / 100)}${noBreakSpace}${currency.symbol}`;

/** 1878345 → `18.783 ₺`, rounded to the lira: for plots and estimates only, never for what is paid. */
export const formatLira = (kurus: number): string =>
  `${wholeLira.format(Math.round(kurus / 100))}${noBreakSpace}${currency.symbol}`;

/** The parts of a price for a big figure with small kuruş: 1878345 → `{ lira: '18.783', kurus: '45' }`. */
export function moneyParts(kurus: number): { lira: string; kurus: string } {
  const [lira = '0', fraction = '00'] = withKurus.format(kurus / 100).split(',');
  return { lira, kurus: fraction };
}
