/**
 * A step is shown before its address is written, and the browser learns of a new history entry a little later than the page: a reload in
 * between loads the address of the step before. A cookie then tells the next page which step was shown.
 */
import { nextStepCookie } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';

/** Milliseconds after which the browser reloads the new address also on a busy machine. */
export const addressDelay = 1_000;

let step = '';
let pathBefore = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** A visitor who has gone elsewhere meanwhile stays there. */
const writeCookie = (): void => {
  const { pathname } = location;
  if (pathname === pathBefore || pathname.endsWith(`/${step}`)) browserCookies.write(nextStepCookie, step);
};

export function forgetStep(): void {
  clearTimeout(timer);
  removeEventListener('beforeunload', writeCookie);
  removeEventListener('popstate', forgetStep);
}

/** From now on a reload leads to this step, until it is forgotten or the visitor goes back. */
export function rememberStep(slug: string): void {
  forgetStep();
  step = slug;
  pathBefore = location.pathname;
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
