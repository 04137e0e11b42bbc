import type { FormContext } from '@emsal/lines/kit/field';
import type { Line, Step } from '@emsal/lines/kit/step';
import type { Refusal } from './refusal';

/** The step that is being left. */
export interface Leaving {
  line: Line;
  step: Step;
  context: FormContext;
}

/**
 * Where the visitor goes. `code`: a one-time code stands before the next step, `isAsked` once the server has said so · `offers`: all is answered, offers are asked for ·
 * `list`: the offer number is there · `stay`: without a refusal the reason stands in the slice.
 */
export type Left =
  | { to: 'step'; slug: string }
  | { to: 'code'; isAsked: boolean }
  | { to: 'offers' }
  | { to: 'list' }
  | { to: 'stay'; refusal?: Refusal };

export const stay = (refusal?: Refusal): Left => ({ to: 'stay', refusal });
