/** Formats money: integer kuruş to Turkish text. */

/** Funnel 9, member 3: the only currency. */
export const currency = { country: 'TR', code: 'TRY', symbol: '₺', identifier: 'TL' } as const;

const noBreakSpace = '\u00A0';

/** As `Intl` does in Turkish (a spec compares the two), without its slow first use in browsers. */
const withThousands = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** The parts of a price that is shown with large lira and small kuruş: 1878345 → `{ lira: '18.783', kurus: '45' }`. */
export function moneyParts(kurus: number): { lira: string; kurus: string } {
  const size = Math.abs(kurus);
  const sign = kurus < 0 ? '-' : '';
  return { lira: sign + withThousands(Math.trunc(size / 100)), kurus: String(size % 100).padStart(2, '0') };
}

/** 1878345 → `18.783,45 ₺`, with a no-break space before the sign. */
export function formatMoney(kurus: number): string {
  const { lira, kurus: rest } = moneyParts(kurus);
  return `${lira},${rest}${noBreakSpace}${currency.symbol}`;
}

/** 1878345 → `18.783 ₺`, rounded to whole lira: for charts and estimates only, never for an amount to be paid. */
export const formatLira = (kurus: number): string =>
  `${withThousands(Math.round(kurus / 100))}${noBreakSpace}${currency.symbol}`;

/** The difference of two amounts beside which it stands, each rounded to whole lira: readers subtract what they see. */
export const formatLiraBetween = (low: number, high: number): string =>
  formatLira((Math.round(high / 100) - Math.round(low / 100)) * 100);
