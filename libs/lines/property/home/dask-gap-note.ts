import type { AnswerSet, FormContext } from '@emsal/lines/kit/grammar/field';
import { formatLira } from '@emsal/platform/formats/money';
import { buildingArea } from '@emsal/validation/building-area/building-area';
import { constructionOf } from './construction';
import { daskSumOf } from './dask-gap';
import { daskGapTexts as texts } from './dask-gap.texts';
import { sumOf } from './proposed-sums';

const lira = (whole: number): string => formatLira(whole * 100);

/** What an earthquake would leave unpaid; null until the building's sum is known, and for a tenant. */
export function daskGapNote(answers: AnswerSet, { today }: FormContext): string | null {
  const area = buildingArea(String(answers['buildingArea'] ?? ''));
  const building = sumOf('buildingSum', answers);
  if (!area.ok || building === 0) return null;
  const gap = building - daskSumOf(Number(area.value), constructionOf(answers['buildingType']), today);
  if (gap <= 0) return null;
  return answers['earthquake'] === true ? texts.covered(lira(gap)) : texts.uncovered(lira(gap));
}
