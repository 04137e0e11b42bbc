import { scheduleAfterPaint } from '@emsal/platform/paint/schedule-after-paint';

/**
 * Focuses the page title when the pressed element disappears with the old list or page.
 * @param isDue asked after the paint: meanwhile the visitor may have focused something
 */
export const focusTitle = (options?: FocusOptions, isDue: () => boolean = () => true): void =>
  void scheduleAfterPaint(() => {
    if (!isDue()) return;
    const title = document.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus(options);
  });
