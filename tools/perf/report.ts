/** The figures as the tables of docs/performance.md. */
import { cpus } from 'node:os';
import { table, writeBetween } from '../docs/written-part.ts';
import type { PageFigures } from './compare-pages.ts';
import { lcpGoals, verdict } from './goals.ts';
import type { PressesBesidePlain, WalkBesidePlain } from './measure/beside-plain-react.ts';
import { throttlings } from './measure/page-load.ts';
import { pressLines } from './press-table.ts';
import { median, type AtBothSpeeds } from './statistics.ts';
import { touchTable, type TouchFigures } from './touch-table.ts';
import { walkLines } from './walk-table.ts';

export interface Figures {
  rounds: number;
  at: Date;
  pages: PageFigures[];
  touches: TouchFigures[];
  walks: AtBothSpeeds<WalkBesidePlain> | null;
  /** All presses of a round. */
  list: AtBothSpeeds<PressesBesidePlain> | null;
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

export function describeFigures({ rounds, at, pages, touches, walks, list }: Figures): string {
  const loads = pages.flatMap(({ loads: each }) => throttlings.flatMap((name) => Object.values(each[name])));
  const index = loads.length ? `, benchmarkIndex ${ms(median(loads.map(({ benchmarkIndex }) => benchmarkIndex)))}` : '';
  const day = at.toISOString().slice(0, 16).replace('T', ' ');
  return [
    `Measured ${day} UTC, medians of ${rounds} rounds, ${cpus().length} cores${index}.`,
    ...(pages.length ? [table(pageHead.split(', '), pages.flatMap(pageRows))] : []),
    ...(touches.length ? [touchTable(touches)] : []),
    ...(walks ? walkLines(walks) : []),
    ...(list ? pressLines(list) : []),
  ].join('\n\n');
}

export const writeFigures = (text: string): void => writeBetween('performance.md', 'npm run perf', text);
