/** First interactions with content pages as a table of docs/performance.md. */
import { markdownTable } from '../docs/generated-section.ts';
import { firstTouchGoal, verdict } from './goals.ts';
import type { TouchResult } from './measure/first-touch.ts';
import { median } from './statistics.ts';

export interface TouchFigures {
  name: string;
  path: string;
  /** One per round. */
  touches: TouchResult[];
}

const head =
  'First interaction, Page, Goal, Now (ms at 4x CPU), Verdict, Worst until hydrated, Longest task, Hydrated after, Text kept';

function rowOf({ name, path, touches }: TouchFigures): (string | number)[] {
  const middle = (key: Exclude<keyof TouchResult, 'isTextKept'>): number =>
    Math.round(median(touches.map((touched) => touched[key])));
  const first = middle('first');
  const after = [middle('worst'), middle('longestTask'), middle('hydratedAfter')];
  const isKept = touches.every(({ isTextKept }) => isTextKept);
  return [
    name,
    `\`${path}\``,
    firstTouchGoal,
    first,
    verdict(first, firstTouchGoal),
    ...after,
    isKept ? 'yes' : 'LOST',
  ];
}

export const touchTable = (figures: readonly TouchFigures[]): string =>
  markdownTable(head.split(', '), figures.map(rowOf));
