/** Option lists that several property lines share (spec funnel 3.8). */
import type { Option } from '@emsal/lines/kit/grammar/field';
import { builtTo1975, ownerTitle } from '@emsal/risks/building/building-codes';

export const buildingAges: readonly Option[] = [
  { code: builtTo1975, name: '1975 ve öncesi' },
  { code: '7', name: '1976–1999' },
  { code: '8', name: '2000–2006' },
  { code: '9', name: '2007–2019' },
  { code: '10', name: '2020 ve sonrası' },
];

export const insurerTitles: readonly Option[] = [
  { code: ownerTitle, name: 'Ev sahibi' },
  { code: '0', name: 'Kiracı' },
];

/** Lines number them differently; answers are carried to another line by these names. */
export const constructionNames = { concrete: 'Betonarme', other: 'Diğer (yığma, ahşap, çelik)' } as const;
