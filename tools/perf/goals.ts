/** The goals for times, and how a figure is judged by them. */
import type { PageFigures } from './compare-pages.ts';
import type { Throttling } from './measure/page-load.ts';

const usedPage: Record<Throttling, number> = { simulated: 1.5, applied: 1.25 };

/** Largest contentful paint as a multiple of the static anchor's. */
export const lcpGoals: Record<PageFigures['name'], Record<Throttling, number>> = {
  landing: { simulated: 1.1, applied: 1.15 },
  form: usedPage,
  payment: usedPage,
  list: usedPage,
};
/** Milliseconds at 4x CPU: the first interaction with a content page. */
export const firstTouchGoal = 64;
/** Milliseconds at 4x CPU. */
export const nextStepGoal = 60;
/** Milliseconds at 4x CPU from the first insurer's answer to its painted offer, and from the last answer to the complete list. */
export const offerPaintedGoal = 150;

/** Milliseconds at 4x CPU. */
export const listPressGoal = 48;
/** Plain React's worst press on a list of thirty, on the machine where `listPressGoal` was set. */
export const plainReactPress = 88;

export const verdict = (value: number, goal: number): string => (value <= goal ? 'met' : 'missed');
