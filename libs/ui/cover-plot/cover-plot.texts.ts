import { formatLira } from '@emsal/platform/formats/money';
import { formatScore } from '@emsal/platform/formats/score';
import type { PlottedOffer } from './plot-points';

export const coverPlotTexts = {
  label: 'Fiyat ve kapsam, en ucuzdan en pahalıya; Enter teklife götürür',
  cover: 'Kapsam',
  hint: 'Noktaya dokunun, fiyatı görün; bir daha dokunun, teklife gidin.',
  list: 'Bütün fiyatlar ve kapsam puanları',
  figures: ({ price, cover }: PlottedOffer) => `${formatLira(price)}, kapsam\u00A0${formatScore(cover)}`,
  offer: (offer: PlottedOffer): string => `${offer.name}: ${coverPlotTexts.figures(offer)}`,
} as const;
