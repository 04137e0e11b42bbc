/** Renders the figures as the tables of docs/performance.md. */
import { cpus } from 'node:os';
import { markdownTable, writeGeneratedSection } from '../docs/generated-section.ts';
import type { PageFigures } from './compare-pages.ts';
import { lcpGoals, verdict } from './goals.ts';
import type { PressComparison, WalkComparison } from './measure/compare-plain-react.ts';
import { throttlings } from './measure/page-load.ts';
import { pressTable } from './press-table.ts';
import { median, type AtBothSpeeds } from './statistics.ts';
import { touchTable, type TouchFigures } from './touch-table.ts';
import { offerTable, stepTable } from './walk-table.ts';

export interface Figures {
  rounds: number;
  at: Date;
  pages: PageFigures[];
  touches: TouchFigures[];
  walks: AtBothSpeeds<WalkComparison> | null;
  /** The presses of each round. */
  list: AtBothSpeeds<PressComparison> | null;
}

const ms = (value: number): string => value.toFixed(0);

function pageRows({ name, path, loads }: PageFigures): (string | number)[][] {
  return throttlings.map((throttling) => {
    const { ours, anchor } = loads[throttling];
    const ratio = ours.lcp / anchor.lcp;
    const goal = lcpGoals[name][throttling];
    const ratios = [goal.toFixed(2), ratio.toFixed(2), verdict(ratio, goal)];
    const rest = [ms(ours.lcp), ms(ours.tbt), ours.cls.toFixed(3), ours.scriptKb.toFixed(1), ours.totalKb.toFixed(1)];
    return [`\`${path}\``, throttling, ...ratios, ...rest];
  });
}

const pageHead =
  'Page, Throttling, Goal (LCP as multiple of the static anchor), Now, Verdict, LCP ms, TBT ms, CLS, Script KB, Total KB';

const section = (title: string, table: string): string => `### ${title}\n\n${table}`;

export function describeFigures({ rounds, at, pages, touches, walks, list }: Figures): string {
  const loads = pages.flatMap(({ loads: each }) => throttlings.flatMap((name) => Object.values(each[name])));
  const index = loads.length ? `, benchmarkIndex ${ms(median(loads.map(({ benchmarkIndex }) => benchmarkIndex)))}` : '';
  const day = at.toISOString().slice(0, 16).replace('T', ' ');
  return [
    `Measured on ${day} UTC, medians of ${rounds} rounds, ${cpus().length} cores${index}.`,
    ...(pages.length ? [section('Pages', markdownTable(pageHead.split(', '), pages.flatMap(pageRows)))] : []),
    ...(touches.length ? [section('First interaction with content pages', touchTable(touches))] : []),
    ...(walks ? [section('Form steps', stepTable(walks)), section('Arriving offers', offerTable(walks))] : []),
    ...(list ? [section('Offer list', pressTable(list))] : []),
  ].join('\n\n');
}

export const writeFigures = (text: string): void => writeGeneratedSection('performance.md', 'npm run perf', text);
