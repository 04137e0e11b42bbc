/**
 * A step is shown before its address is written, and the browser learns of a new history entry a little later than the page: a reload in
 * between loads the address of the step before. A cookie then tells the next page which step was shown.
 */
import { nextStepCookie } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';

/** Milliseconds after which the browser reloads the new address also on a busy machine. */
export const addressDelay = 1_000;

let step = '';
/** Steps whose address a reload may load instead; empty for the form's own address. */
let before: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** A visitor who has gone elsewhere meanwhile stays there. */
const writeCookie = (): void => {
  if ([...before, step].includes(slugOf(location))) browserCookies.write(nextStepCookie, [step, ...before].join('.'));
};

const slugOf = ({ pathname }: Location): string => /\/form\/([^/]+)/.exec(pathname)?.[1] ?? '';

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
  before.push(slugOf(location));
  addEventListener('beforeunload', writeCookie);
  addEventListener('popstate', forgetStep);
}

/** The address is written: the browser will know it soon. */
export function forgetStepSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(forgetStep, addressDelay);
}

/** The step that the page before showed, if this address is the one of which it was reloaded. */
export function stepInCookie(cookie: string | undefined, slug: string): string | null {
  const [shown = '', ...reloaded] = (cookie ?? '').split('.');
  return reloaded.includes(slug) ? shown : null;
}

/** What the page before this one showed has been read by now. */
export const deleteStepCookie = (): void => {
  if (browserCookies.read(nextStepCookie.name)) browserCookies.write({ ...nextStepCookie, maxAge: 0 }, '');
};
