import { scheduleAfterPaint } from './schedule-after-paint';

/**
 * Focuses the heading of a screen that was just rendered, once it is painted. Buys a paint without the extra layout that focusing
 * earlier would force. A focus that the visitor moved meanwhile is left alone.
 * @param options such as `preventScroll`, where the scroll position is restored
 * @returns cancels it
 */
export function focusAfterPaint(heading: HTMLElement | null, options?: FocusOptions): () => void {
  const { activeElement } = document;
  return scheduleAfterPaint(() => {
    if (document.activeElement === activeElement) heading?.focus(options);
  });
}
