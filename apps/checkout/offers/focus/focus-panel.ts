import { scheduleAfterPaint } from '@emsal/platform/paint/schedule-after-paint';

/** Moves the focus to the list panel when the pressed row has disappeared from it. */
export const focusPanel = (): void =>
  void scheduleAfterPaint(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')?.focus();
  });
