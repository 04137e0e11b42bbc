import { scheduleAfterPaint } from '@emsal/platform/paint/schedule-after-paint';

/** Focuses the page title when the pressed element disappears with the old list or page. */
export const focusTitle = (options?: FocusOptions): void =>
  void scheduleAfterPaint(() => {
    const title = document.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus(options);
  });
