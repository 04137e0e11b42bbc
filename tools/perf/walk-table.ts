/** Form steps and arriving offers as tables of docs/performance.md. */
import { markdownTable } from '../docs/generated-section.ts';
import { nextStepGoal, offerPaintedGoal, verdict } from './goals.ts';
import type { WalkComparison } from './measure/compare-plain-react.ts';
import { median, type AtBothSpeeds } from './statistics.ts';

type Walks = AtBothSpeeds<WalkComparison>;

const ms = (value: number): string => value.toFixed(0);
const plainMs = (walks: WalkComparison[]): number => median(walks.map(({ plainStepMs }) => plainStepMs));

const middle = (walks: WalkComparison[], index: number, key: 'ms' | 'apiMs'): number =>
  median(walks.map(({ ours }) => ours.transitions[index]![key]));

const stepHead = "Step, Goal, Now (ms at 4x CPU), Verdict, Of it the API, As multiple of plain React's step";

/** One row per screen, by its heading: medians of the walks; the verdict includes the server's part. */
function stepRows({ slow }: Walks): (string | number)[][] {
  const plain = plainMs(slow);
  return slow[0]!.ours.transitions.map(({ heading }, index) => {
    const time = middle(slow, index, 'ms');
    const details = [ms(middle(slow, index, 'apiMs')), (time / plain).toFixed(2)];
    return [heading, nextStepGoal, ms(time), verdict(time, nextStepGoal), ...details];
  });
}

const offerHead = "Painted after the insurer's answer, Goal, Now (ms at 4x CPU), Verdict";

function offerRows({ slow }: Walks): (string | number)[][] {
  const row = (what: string, key: 'firstOfferMs' | 'allOffersMs'): (string | number)[] => {
    const time = median(slow.map(({ ours }) => ours[key]));
    return [what, offerPaintedGoal, ms(time), verdict(time, offerPaintedGoal)];
  };
  return [
    row('first offer, after the first answer', 'firstOfferMs'),
    row('all offers, after the last answer', 'allOffersMs'),
  ];
}

export const stepTable = (walks: Walks): string => markdownTable(stepHead.split(', '), stepRows(walks));
export const offerTable = (walks: Walks): string => markdownTable(offerHead.split(', '), offerRows(walks));
