/** How the premium is made, row by row: area times price, rate, each adjustment, the minimum. */
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { formatMonth } from '@emsal/platform/formats/dates';
import { formatLira } from '@emsal/platform/formats/money';
import { constructionOf } from '@emsal/tariffs/dask/dask-codes';
import { daskMonth, type DaskMonth } from '@emsal/tariffs/dask/dask-month';
import { daskParts, type DaskPart } from '@emsal/tariffs/dask/dask-parts';
import { billTexts as texts } from './bill.texts';
import { premiumOf, startDateOf, type PricedHome } from './premium';

/** A bar from one share of its scale to another, 0 to 1. */
export interface BillBar {
  from: number;
  to: number;
}
export interface BillRow {
  key: 'sum' | DaskPart['kind'];
  label: string;
  detail: string;
  /** Whole TL; negative for a discount. */
  amount: number;
  bar: BillBar;
}
export interface DaskBill {
  /** The sum insured first, then what leads to the premium. */
  rows: readonly BillRow[];
  /** Whole TL. */
  premium: number;
  sumInsured: number;
}

/** `unpublished`: the month in which the policy begins has no tariff yet. */
export type DaskBillState = DaskBill | 'incomplete' | 'unpublished';

export function daskBill(answers: AnswerSet, today: string): DaskBillState {
  const month = daskMonth(startDateOf(answers, today).slice(0, 7));
  if (!month) return 'unpublished';
  const priced = premiumOf(answers, today);
  if (!priced) return 'incomplete';
  const { premium, sumInsured } = priced;
  return {
    rows: [sumRow(priced, { answers, month }), ...premiumRows(priced, { answers, month })],
    premium,
    sumInsured,
  };
}

interface Basis {
  answers: AnswerSet;
  month: DaskMonth;
}

const lira = (whole: number): string => formatLira(whole * 100);

function sumRow({ sumInsured }: PricedHome, { answers, month }: Basis): BillRow {
  const construction = constructionOf(String(answers['buildingType']));
  const squareMetre = lira(month.squareMetre[construction]);
  return {
    key: 'sum',
    label: texts.area(String(answers['buildingArea']), squareMetre),
    detail:
      sumInsured === month.cap
        ? texts.capped(lira(month.cap))
        : texts.squareMetre[construction](formatMonth(month.month), lira(month.cap)),
    amount: sumInsured,
    bar: { from: 0, to: sumInsured / month.cap },
  };
}

/** All on one scale: each begins where the one before it ended. */
function premiumRows(priced: PricedHome, basis: Basis): readonly BillRow[] {
  const parts = daskParts(priced);
  const ends = parts.map((_, at) => parts.slice(0, at + 1).reduce((sum, { amount }) => sum + amount, 0));
  const scale = Math.max(...ends);
  return parts.map((part, at) => {
    const [from, to] = [ends[at - 1] ?? 0, ends[at]!].sort((a, b) => a - b) as [number, number];
    return {
      key: part.kind,
      amount: part.amount,
      bar: { from: from / scale, to: to / scale },
      ...wordsOf(part, priced, basis),
    };
  });
}

function wordsOf({ kind, percent = 0 }: DaskPart, { group, minimum }: PricedHome, { answers, month }: Basis) {
  if (kind === 'base') {
    const rate = month.rates[constructionOf(String(answers['buildingType']))][group - 1]!;
    return { label: texts.rate(rate), detail: texts.group(group) };
  }
  if (kind === 'minimum') return { label: texts.minimum, detail: texts.atLeast(lira(minimum)) };
  return { label: texts.adjustments[kind], detail: texts.percent(percent) };
}
