import { formatLira } from '@emsal/platform/formats/money';
import { formatScore } from '@emsal/platform/formats/score';
import type { PlottedOffer } from './plot-points';

export const coverPlotTexts = {
  label: 'Fiyat ve kapsam, en ucuzdan en pahalıya',
  cover: 'Kapsam',
  hint: 'Dokunun ya da oklarla gezin.',
  list: 'Bütün fiyatlar ve kapsam puanları',
  offer: ({ name, price, cover }: PlottedOffer) => `${name}: ${formatLira(price)}, kapsam ${formatScore(cover)}`,
} as const;
