/** The goals of issue 2 for times, and how a figure is judged by them. */
import type { Throttling } from './measure/page-load.ts';

/** Largest contentful paint as a multiple of the static twin's. */
export const lcpGoals: Record<'landing' | 'form', Record<Throttling, number>> = {
  landing: { simulated: 1.1, applied: 1.1 },
  form: { simulated: 1.6, applied: 1.2 },
};
/** Milliseconds at 4x CPU. */
export const nextStepGoal = 70;
/** Milliseconds from the insurer's answer. */
export const firstOfferGoal = 300;

export const verdict = (value: number, goal: number): string => (value <= goal ? 'met' : 'missed');
