/** The steps of the form and how late offers are, as tables of docs/performance.md. */
import { table } from '../docs/written-part.ts';
import { nextStepGoal, offerPaintedGoal, verdict } from './goals.ts';
import type { WalkBesidePlain } from './measure/beside-plain-react.ts';
import { median, type AtBothSpeeds } from './statistics.ts';

type Walks = AtBothSpeeds<WalkBesidePlain>;

const ms = (value: number): string => value.toFixed(0);
const plainMs = (walks: WalkBesidePlain[]): number => median(walks.map(({ plainStepMs }) => plainStepMs));

const middle = (walks: WalkBesidePlain[], index: number, key: 'ms' | 'askingMs'): number =>
  median(walks.map(({ ours }) => ours.passages[index]![key]));

const stepHead =
  "screen that comes, ms at 4x CPU, of it asking the API, own work, ms at 1x, goal at 4x, verdict, beside plain React's step";

/** Each screen of the way by the heading that came, as the median of the walks; the verdict counts the server's part too. */
function stepRows({ slow, fast }: Walks): (string | number)[][] {
  const plain = plainMs(slow);
  return slow[0]!.ours.passages.map(({ to }, index) => {
    const [time, asking] = [middle(slow, index, 'ms'), middle(slow, index, 'askingMs')];
    const own = ms(Math.max(0, time - asking));
    const full = ms(middle(fast, index, 'ms'));
    const judged = [nextStepGoal, verdict(time, nextStepGoal)];
    return [to, ms(time), ms(asking), own, full, ...judged, (time / plain).toFixed(2)];
  });
}

const offerHead = "painted after the insurer's answer, ms at 4x CPU, ms at 1x, goal at 4x, verdict";

function offerRows({ slow, fast }: Walks): (string | number)[][] {
  const row = (what: string, key: 'firstOfferMs' | 'allOffersMs'): (string | number)[] => {
    const of = (walks: WalkBesidePlain[]): number => median(walks.map(({ ours }) => ours[key]));
    return [what, ms(of(slow)), ms(of(fast)), offerPaintedGoal, verdict(of(slow), offerPaintedGoal)];
  };
  return [
    row('the first offer, after the first answer', 'firstOfferMs'),
    row('all offers, after the last answer', 'allOffersMs'),
  ];
}

export function walkLines(walks: Walks): string[] {
  const worst = median(walks.slow.map(({ ours }) => ours.worstInteraction));
  const [slow, fast] = [plainMs(walks.slow), plainMs(walks.fast)];
  return [
    table(stepHead.split(', '), stepRows(walks)),
    `A step of plain React took ${ms(slow)} ms at 4x CPU and ${ms(fast)} at 1x.`,
    table(offerHead.split(', '), offerRows(walks)),
    `Worst interaction of the form at 4x CPU: ${ms(worst)} ms (Event Timing).`,
  ];
}
