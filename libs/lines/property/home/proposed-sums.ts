/** The sums insured of a home: what is proposed from its area, and what the visitor gave (lines.md HOME.3). */
import { amount, amountOf } from '@emsal/lines/kit/fields/amount';
import type { AmountField, AnswerSet } from '@emsal/lines/kit/grammar/field';
import { rebuildingSum } from '@emsal/tariffs/home/home-premium';
import { buildingArea } from '@emsal/validation/building-area/building-area';
import { ownerTitle } from '@emsal/risks/building/building-codes';
import { constructionOf } from './construction';
import { usualLimits } from './insured-sums';

const areaOf = ({ buildingArea: typed }: AnswerSet): number | null => {
  const verdict = buildingArea(String(typed ?? ''));
  return verdict.ok ? Number(verdict.value) : null;
};

function proposedBuilding(answers: AnswerSet): number | null {
  const area = areaOf(answers);
  return area === null || !answers['buildingType']
    ? null
    : rebuildingSum(area, constructionOf(answers['buildingType']));
}

/** Whole TL a square metre, and the bounds of the proposal. */
const contents = { squareMetre: 5_000, least: 300_000, most: 2_000_000 };

function proposedContents(answers: AnswerSet): number | null {
  const area = areaOf(answers);
  return area === null ? null : Math.min(Math.max(area * contents.squareMetre, contents.least), contents.most);
}

export const sumFields = {
  buildingSum: amount({
    label: 'Bina',
    hint: 'Yeniden yapım bedeli; arsa dahil değil',
    mark: 1,
    least: 250_000,
    most: 100_000_000,
    step: 2_500,
    proposed: proposedBuilding,
  }),
  contentsSum: amount({
    label: 'Ev eşyası',
    hint: 'Mobilya, giysi, beyaz eşya',
    mark: 2,
    least: 50_000,
    most: 20_000_000,
    step: 5_000,
    proposed: proposedContents,
  }),
  glassSum: amount({
    label: 'Cam',
    hint: 'Pencere, ayna, duşakabin',
    mark: 3,
    least: 5_000,
    most: 500_000,
    step: 1_000,
    proposed: () => usualLimits.glass,
  }),
  electronicsSum: amount({
    label: 'Elektronik',
    hint: 'Televizyon, bilgisayar, ses sistemi',
    mark: 4,
    least: 5_000,
    most: 1_000_000,
    step: 5_000,
    proposed: () => usualLimits.electronics,
  }),
  valuablesSum: amount({
    label: 'Değerli eşya',
    hint: 'Takı, saat, tablo; faturayla',
    mark: 5,
    least: 5_000,
    most: 500_000,
    step: 5_000,
    proposed: () => usualLimits.valuables,
  }),
} as const satisfies Readonly<Record<string, AmountField>>;
export type SumName = keyof typeof sumFields;
export const sumNames = Object.keys(sumFields) as SumName[];

const isInsured = (name: SumName, answers: AnswerSet): boolean =>
  name !== 'buildingSum' || answers['insurerTitle'] === ownerTitle;

/** Whole TL; 0 for what a tenant does not insure. @param answers complete */
export const sumOf = (name: SumName, answers: AnswerSet): number =>
  isInsured(name, answers) ? amountOf(sumFields[name], String(answers[name] ?? ''), answers) : 0;
