/** A remote's page says that a step of the business begins or is done; the shell tells the edge (libs/platform/registry/reports/visit-marks.ts). */
import { useEffect } from 'react';
import type { BusinessStep } from '../registry/reports/visit-marks.ts';

/** On the window, because every remote has its own copy of this module. */
export const businessStepEvent = 'emsal:step';

export interface BusinessStepDetail {
  step: BusinessStep;
  isDone: boolean;
}

export const reportStep = (step: BusinessStep, isDone: boolean): void =>
  void window.dispatchEvent(new CustomEvent<BusinessStepDetail>(businessStepEvent, { detail: { step, isDone } }));

/** For a page on which the step begins; it is done as soon as the page says so. */
export function useBusinessStep(step: BusinessStep, isDone = false): void {
  useEffect(() => reportStep(step, isDone), [step, isDone]);
}
