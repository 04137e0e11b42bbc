/** The figures as the tables of docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { PageFigures } from './compare-pages.ts';
import { firstOfferGoal, lcpGoals, nextStepGoal, verdict } from './goals.ts';
import { throttlings } from './measure/page-load.ts';
import type { WalkThrough } from './measure/walk-through.ts';
import { median } from './statistics.ts';

export interface Walks {
  /** At 4x CPU. */
  slow: WalkThrough[];
  /** At full speed. */
  fast: WalkThrough[];
}
export interface Figures {
  rounds: number;
  at: Date;
  pages: PageFigures[];
  walks: Walks | null;
}

const file = join(import.meta.dirname, '../../docs/performance.md');
const [begin, end] = ['<!-- npm run perf writes from here -->', '<!-- to here -->'];
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: (string | number)[][]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
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

function walkLines(walks: Walks): string[] {
  const offer = median(walks.fast.map(({ firstOfferMs }) => firstOfferMs));
  const slowOffer = median(walks.slow.map(({ firstOfferMs }) => firstOfferMs));
  const worst = median(walks.slow.map(({ worstInteraction }) => worstInteraction));
  return [
    table(stepHead.split(', '), stepRows(walks)),
    `First offer: painted ${ms(offer)} ms after the first insurer's answer was there (${ms(slowOffer)} ms at 4x CPU); goal ${firstOfferGoal} ms, ${verdict(offer, firstOfferGoal)}.`,
    `Worst interaction of the form at 4x CPU: ${ms(worst)} ms (Event Timing).`,
  ];
}

export function describeFigures({ rounds, at, pages, walks }: Figures): string {
  const loads = pages.flatMap(({ loads: each }) => throttlings.flatMap((name) => Object.values(each[name])));
  const index = loads.length ? `, benchmarkIndex ${ms(median(loads.map(({ benchmarkIndex }) => benchmarkIndex)))}` : '';
  const day = at.toISOString().slice(0, 16).replace('T', ' ');
  return [
    `Measured ${day} UTC, medians of ${rounds} rounds, ${cpus().length} cores${index}.`,
    ...(pages.length ? [table(pageHead.split(', '), pages.flatMap(pageRows))] : []),
    ...(walks ? walkLines(walks) : []),
  ].join('\n\n');
}

/** Replaces what stands between the two marks. @throws Error when they are gone */
export function writeFigures(text: string): void {
  const page = readFileSync(file, 'utf8');
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md has lost its marks "${begin}" and "${end}".`);
  writeFileSync(file, `${page.slice(0, from)}${begin}\n\n${text}\n\n${page.slice(to)}`);
}
