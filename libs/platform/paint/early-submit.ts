/**
 * On journey and payment pages a form that is submitted before hydration waits for it and is submitted again. Buys forms that can be
 * submitted as soon as they are painted, without a reload.
 */

/** Milliseconds after which the form is submitted natively: the remote's script may be unavailable. */
const nativeSubmitAfter = 10_000;

/** Returns the function to call when the page is hydrated. */
export function captureEarlySubmit(): () => void {
  let submission: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  const submitNow = (): void => {
    removeEventListener('submit', captureSubmit, true);
    submission?.submitter?.removeAttribute('aria-busy');
    if (submission?.form.isConnected) submission.form.requestSubmit(submission.submitter);
    submission = undefined;
  };
  const captureSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (submission) return;
    submission = { form: event.target as HTMLFormElement, submitter: event.submitter };
    submission.submitter?.setAttribute('aria-busy', 'true');
    setTimeout(submitNow, nativeSubmitAfter);
  };
  addEventListener('submit', captureSubmit, true);
  return submitNow;
}
