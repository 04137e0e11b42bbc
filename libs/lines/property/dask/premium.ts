/** The premium that the tariff gives for the form's answers, as soon as they suffice. */
import { daskHomeOf } from '@emsal/tariffs/dask/dask-codes';
import { daskMonth } from '@emsal/tariffs/dask/dask-month';
import { daskPremium, type DaskPremium } from '@emsal/tariffs/dask/dask-premium';
import { daskRiskGroup } from '@emsal/tariffs/dask/dask-risk-group';
import { buildingArea } from '@emsal/validation/building-area/building-area';
import { addressOf } from '@emsal/lines/kit/fields/address';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';

export interface PricedHome extends DaskPremium {
  /** `YYYY-MM-DD`: the renewed policy's last day, otherwise today. */
  startDate: string;
  group: number;
}

const text = (answers: AnswerSet, name: string): string => String(answers[name] ?? '');

/** A renewal begins when the running policy ends. */
export const startDateOf = (answers: AnswerSet, today: string): string => text(answers, 'renewData') || today;

/** Undefined while an answer is missing, and in a month without a tariff. */
export function premiumOf(answers: AnswerSet, today: string): PricedHome | undefined {
  const [buildingType, buildingAge, floorCount] = ['buildingType', 'buildingAge', 'floorCount'].map((name) =>
    text(answers, name),
  ) as [string, string, string];
  const area = buildingArea(text(answers, 'buildingArea'));
  const { city } = addressOf(answers['address']);
  const startDate = startDateOf(answers, today);
  const month = daskMonth(startDate.slice(0, 7));
  if (!buildingType || !buildingAge || !floorCount || !area.ok || !city || !month) return undefined;
  const group = daskRiskGroup(city);
  const codes = { buildingType, buildingAge, floorCount, area: Number(area.value) };
  const home = daskHomeOf(codes, { group, isRenewal: text(answers, 'renewData') !== '' });
  return { ...daskPremium(home, month), startDate, group };
}
