/** The figures as the tables of docs/performance.md. */
import { cpus } from 'node:os';
import { table, writeBetween } from '../docs/written-part.ts';
import type { PageFigures } from './compare-pages.ts';
import { lcpGoals, listPressGoal, nextStepGoal, offerPaintedGoal, verdict } from './goals.ts';
import type { ListPress } from './measure/list-presses.ts';
import { throttlings } from './measure/page-load.ts';
import type { WalkThrough } from './measure/walk-through.ts';
import { median } from './statistics.ts';
import { touchTable, type TouchFigures } from './touch-table.ts';

export interface AtBothSpeeds<T> {
  /** At 4x CPU. */
  slow: T[];
  /** At full speed. */
  fast: T[];
}
type Walks = AtBothSpeeds<WalkThrough>;
export interface Figures {
  rounds: number;
  at: Date;
  pages: PageFigures[];
  touches: TouchFigures[];
  walks: Walks | null;
  /** All presses of a round. */
  list: AtBothSpeeds<ListPress[]> | null;
}

const ms = (value: number): string => value.toFixed(0);

function pageRows({ name, path, loads }: PageFigures): (string | number)[][] {
  return throttlings.map((throttling) => {
    const { ours, twin } = loads[throttling];
    const [ratio, goal] = [ours.lcp / twin.lcp, lcpGoals[name][throttling]];
    const times = [ms(ours.lcp), ms(twin.lcp), ratio.toFixed(2), goal.toFixed(2), verdict(ratio, goal)];
    const rest = [ms(ours.fcp), ms(ours.tbt), ours.cls.toFixed(3), ours.scriptKb.toFixed(1), ours.totalKb.toFixed(1)];
    return [`\`${path}\``, throttling, ...times, ...rest];
  });
}

const pageHead = 'page, throttling, LCP ms, twin ms, ratio, goal, verdict, FCP ms, TBT ms, CLS, script KB, total KB';

/** Each screen of the way by the heading that came, as the median of the walks; the verdict counts the server's part too. */
function stepRows({ slow, fast }: Walks): (string | number)[][] {
  const middle = (walks: WalkThrough[], index: number, key: 'ms' | 'askingMs'): number =>
    median(walks.map(({ passages }) => passages[index]![key]));
  return slow[0]!.passages.map(({ to }, index) => {
    const [time, asking] = [middle(slow, index, 'ms'), middle(slow, index, 'askingMs')];
    const own = ms(Math.max(0, time - asking));
    return [to, ms(time), ms(asking), own, ms(middle(fast, index, 'ms')), nextStepGoal, verdict(time, nextStepGoal)];
  });
}

const stepHead = 'screen that comes, ms at 4x CPU, of it asking the API, own work, ms at 1x, goal at 4x, verdict';

const offerHead = "painted after the insurer's answer, ms at 4x CPU, ms at 1x, goal at 4x, verdict";

function offerRows({ slow, fast }: Walks): (string | number)[][] {
  const row = (what: string, key: 'firstOfferMs' | 'allOffersMs'): (string | number)[] => {
    const [time, full] = [slow, fast].map((walks) => median(walks.map((walk) => walk[key]))) as [number, number];
    return [what, ms(time), ms(full), offerPaintedGoal, verdict(time, offerPaintedGoal)];
  };
  return [
    row('the first offer, after the first answer', 'firstOfferMs'),
    row('all offers, after the last answer', 'allOffersMs'),
  ];
}

function walkLines(walks: Walks): string[] {
  const worst = median(walks.slow.map(({ worstInteraction }) => worstInteraction));
  return [
    table(stepHead.split(', '), stepRows(walks)),
    table(offerHead.split(', '), offerRows(walks)),
    `Worst interaction of the form at 4x CPU: ${ms(worst)} ms (Event Timing).`,
  ];
}

const pressHead =
  'press on the list, ms to the next paint at 4x CPU, ms until the whole list stands at 4x, ms to the next paint at 1x, script ms at 1x, style and layout ms at 1x, goal at 4x, verdict';

function pressRows({ slow, fast }: AtBothSpeeds<ListPress[]>): (string | number)[][] {
  const middle = (rounds: ListPress[][], index: number, key: Exclude<keyof ListPress, 'what'>): number =>
    median(rounds.map((presses) => presses[index]![key]));
  return slow[0]!.map(({ what }, index) => {
    const [time, script, drawing] = [
      middle(slow, index, 'ms'),
      middle(fast, index, 'scriptMs'),
      middle(fast, index, 'drawingMs'),
    ];
    const seen = [
      ms(time),
      ms(middle(slow, index, 'wholeMs')),
      ms(middle(fast, index, 'ms')),
      script.toFixed(1),
      drawing.toFixed(1),
    ];
    return [what, ...seen, listPressGoal, verdict(time, listPressGoal)];
  });
}

export function describeFigures({ rounds, at, pages, touches, walks, list }: Figures): string {
  const loads = pages.flatMap(({ loads: each }) => throttlings.flatMap((name) => Object.values(each[name])));
  const index = loads.length ? `, benchmarkIndex ${ms(median(loads.map(({ benchmarkIndex }) => benchmarkIndex)))}` : '';
  const day = at.toISOString().slice(0, 16).replace('T', ' ');
  return [
    `Measured ${day} UTC, medians of ${rounds} rounds, ${cpus().length} cores${index}.`,
    ...(pages.length ? [table(pageHead.split(', '), pages.flatMap(pageRows))] : []),
    ...(touches.length ? [touchTable(touches)] : []),
    ...(walks ? walkLines(walks) : []),
    ...(list ? [table(pressHead.split(', '), pressRows(list))] : []),
  ].join('\n\n');
}

export const writeFigures = (text: string): void => writeBetween('performance.md', 'npm run perf', text);
