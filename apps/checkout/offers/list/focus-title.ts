import { whenPainted } from '@emsal/platform/when-painted';

/** What was pressed goes with the old list or page: the keyboard and a screen reader go on from the title, which says what goes on now. */
export const focusTitle = (options?: FocusOptions): void =>
  void whenPainted(() => {
    const title = document.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus(options);
  });
