/** Gross area of a home in square metres: at least 40 (spec funnel 5). */
import { readWholeNumber } from '../numeric/whole-number';
import { pass, refusal, type Verdict } from '../verdict';
import { buildingAreaMessages } from './building-area-messages';

export type BuildingAreaCode = keyof typeof buildingAreaMessages;

const refuse = refusal(buildingAreaMessages);

export function buildingArea(input: string): Verdict<string, BuildingAreaCode> {
  const area = readWholeNumber(input);
  if (area === undefined) return refuse('notNumeric');
  return area >= 40 && area <= 9_999 ? pass(String(area)) : refuse('range');
}
