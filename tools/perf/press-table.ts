/** Presses on the offer list as a table of docs/performance.md. */
import { markdownTable } from '../docs/generated-section.ts';
import { listPressGoal, plainReactPress, verdict } from './goals.ts';
import type { PressComparison } from './measure/compare-plain-react.ts';
import type { ListPress } from './measure/list-presses.ts';
import { median, type AtBothSpeeds } from './statistics.ts';

type Presses = AtBothSpeeds<PressComparison>;
type Figure = Exclude<keyof ListPress, 'what'>;

const head =
  "Press on the list, Goal, Now (ms at 4x CPU), Verdict, Goal as share of plain React's worst, Now, Verdict, Until the list is settled, Script at full speed, Style and layout at full speed";

const ms = (value: number): string => value.toFixed(0);

const middle = (rounds: ListPress[][], index: number, key: Figure): number =>
  median(rounds.map((presses) => presses[index]![key]));

/** One row per press, with its share of plain React's worst press. */
function pressRows({ slow, fast }: Presses): (string | number)[][] {
  const ours = slow.map((round) => round.ours);
  const full = fast.map((round) => round.ours);
  const plain = slow.map((round) => round.plain);
  const plainMs = plain[0]!.map((_press, index) => middle(plain, index, 'ms'));
  const worst = Math.max(...plainMs);
  const ratioGoal = listPressGoal / plainReactPress;
  return ours[0]!.map(({ what }, index) => {
    const time = middle(ours, index, 'ms');
    const atFull = (key: Figure): number => middle(full, index, key);
    const share = time / worst;
    const shareColumns = [ratioGoal.toFixed(2), share.toFixed(2), verdict(share, ratioGoal)];
    const cost = [ms(middle(ours, index, 'wholeMs')), atFull('scriptMs').toFixed(1), atFull('drawingMs').toFixed(1)];
    return [what, listPressGoal, ms(time), verdict(time, listPressGoal), ...shareColumns, ...cost];
  });
}

export const pressTable = (presses: Presses): string => markdownTable(head.split(', '), pressRows(presses));
