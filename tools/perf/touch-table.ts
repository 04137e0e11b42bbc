/** The first touches of content pages as a table of docs/performance.md. */
import { table } from '../docs/written-part.ts';
import { firstTouchGoal, verdict } from './goals.ts';
import type { Touched } from './measure/touch.ts';
import { median } from './statistics.ts';

export interface TouchFigures {
  name: string;
  path: string;
  /** One per round. */
  touches: Touched[];
}

const head =
  'first touch, page, ms at 4x CPU, goal, verdict, worst until the page is alive, longest task, alive after ms, text kept';

function rowOf({ name, path, touches }: TouchFigures): (string | number)[] {
  const middle = (key: Exclude<keyof Touched, 'isTextKept'>): number =>
    Math.round(median(touches.map((touched) => touched[key])));
  const first = middle('first');
  const after = [middle('worst'), middle('longestTask'), middle('hydratedAfter')];
  const isKept = touches.every(({ isTextKept }) => isTextKept);
  return [
    name,
    `\`${path}\``,
    first,
    firstTouchGoal,
    verdict(first, firstTouchGoal),
    ...after,
    isKept ? 'yes' : 'LOST',
  ];
}

export const touchTable = (figures: readonly TouchFigures[]): string => table(head.split(', '), figures.map(rowOf));
