/**
 * A step is shown before its address is written, and the browser learns of a new history entry a little later than the page: a reload in
 * between loads the address of the step before. A cookie then tells the next page which step was shown.
 */
import { nextStepCookie } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';
import { nextStepValue, stepOfPath } from '@emsal/platform/storage/next-step';

/** Milliseconds after which the browser reloads the new address also on a busy machine. */
export const addressDelay = 1_000;

let step = '';
/** Steps whose address a reload may load instead; empty for the form's own address. */
let before: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** A visitor who has gone elsewhere meanwhile stays there. */
const writeCookie = (): void => {
  if ([...before, step].includes(stepOfPath(location.pathname)))
    browserCookies.write(nextStepCookie, nextStepValue(step, before));
};

export function forgetStep(): void {
  clearTimeout(timer);
  removeEventListener('beforeunload', writeCookie);
  removeEventListener('popstate', forgetStep);
  before = [];
}

/** From now on a reload leads to this step, until it is forgotten or the visitor goes back. */
export function rememberStep(slug: string): void {
  clearTimeout(timer);
  step = slug;
  before.push(stepOfPath(location.pathname));
  addEventListener('beforeunload', writeCookie);
  addEventListener('popstate', forgetStep);
}

/** The address is written: the browser will know it soon. */
export function forgetStepSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(forgetStep, addressDelay);
}

/** What the page before this one showed has been read by now. */
export const deleteStepCookie = (): void => {
  if (browserCookies.read(nextStepCookie.name)) browserCookies.write({ ...nextStepCookie, maxAge: 0 }, '');
};
