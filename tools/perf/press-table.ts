/** Presses on the list of offers as a table of docs/performance.md. */
import { table } from '../docs/written-part.ts';
import { listPressGoal, plainPress, verdict } from './goals.ts';
import type { PressesBesidePlain } from './measure/beside-plain-react.ts';
import type { ListPress } from './measure/list-presses.ts';
import { median, type AtBothSpeeds } from './statistics.ts';

type Presses = AtBothSpeeds<PressesBesidePlain>;
type Figure = Exclude<keyof ListPress, 'what'>;

const head =
  "press on the list, ms to the next paint at 4x CPU, ms until the whole list stands at 4x, ms to the next paint at 1x, script ms at 1x, style and layout ms at 1x, goal at 4x, verdict, plain React's, beside its worst, goal, verdict";

const ms = (value: number): string => value.toFixed(0);

const middle = (rounds: ListPress[][], index: number, key: Figure): number =>
  median(rounds.map((presses) => presses[index]![key]));

/** The goal is a share of plain React's worst press, as it was set. */
function pressRows({ slow, fast }: Presses): (string | number)[][] {
  const [ours, full] = [slow.map((round) => round.ours), fast.map((round) => round.ours)];
  const plain = slow.map((round) => round.plain);
  const plainMs = plain[0]!.map((_press, index) => middle(plain, index, 'ms'));
  const [worst, ratioGoal] = [Math.max(...plainMs), listPressGoal / plainPress];
  return ours[0]!.map(({ what }, index) => {
    const time = middle(ours, index, 'ms');
    const atFull = (key: Figure): number => middle(full, index, key);
    const cost = [atFull('scriptMs').toFixed(1), atFull('drawingMs').toFixed(1)];
    const seen = [ms(time), ms(middle(ours, index, 'wholeMs')), ms(atFull('ms')), ...cost, listPressGoal];
    const ratio = time / worst;
    const beside = [ms(plainMs[index]!), ratio.toFixed(2), ratioGoal.toFixed(2), verdict(ratio, ratioGoal)];
    return [what, ...seen, verdict(time, listPressGoal), ...beside];
  });
}

export const pressLines = (presses: Presses): string[] => [table(head.split(', '), pressRows(presses))];
