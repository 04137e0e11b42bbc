import { whenPainted } from '@emsal/platform/when-painted';

/** Where the row that was pressed has gone, the keyboard and a screen reader go on from the list that it stood in. */
export const focusPanel = (): void =>
  void whenPainted(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')?.focus();
  });
