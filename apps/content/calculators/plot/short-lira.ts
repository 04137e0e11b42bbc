import { formatLira } from '@emsal/platform/formats/money';

const short = (hundredths: number, word: string): string =>
  `${String(Math.round(hundredths) / 100).replace('.', ',')}\u00A0${word}\u00A0₺`;

/** Round amounts of a scale, in words: `400 bin ₺`, `1,2 milyon ₺`. */
export function shortLira(kurus: number): string {
  const lira = kurus / 100;
  if (lira >= 1_000_000) return short(lira / 10_000, 'milyon');
  return lira >= 1000 ? short(lira / 10, 'bin') : formatLira(kurus);
}
