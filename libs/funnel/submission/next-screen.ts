import type { FormContext } from '@emsal/lines/kit/grammar/field';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import type { Refusal } from './refusal';

/** The step that is being submitted. */
export interface CurrentStep {
  line: Line;
  step: Step;
  context: FormContext;
}

/**
 * What the visitor sees next. `code`: a one-time code comes before the next step, `isRequested` once the server has asked for it ·
 * `offers`: the form is complete, offers are being requested, or an application · `list`: there is an offer number · `application`: an
 * adviser has the form · `stay`: without a refusal the reason
 * is in the store.
 */
export type NextScreen =
  | { to: 'step'; slug: string }
  | { to: 'code'; isRequested: boolean }
  | { to: 'offers' }
  | { to: 'list' }
  | { to: 'application' }
  | { to: 'stay'; refusal?: Refusal };

export const stayOnStep = (refusal?: Refusal): NextScreen => ({ to: 'stay', refusal });
