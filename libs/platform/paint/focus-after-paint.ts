import { scheduleAfterPaint } from './schedule-after-paint';

/**
 * Focuses the heading of a screen that was just rendered, once it is painted. Buys a paint without the extra layout that focusing
 * earlier would force. A focus that the visitor moved meanwhile is left alone.
 * @returns cancels it
 */
export function focusAfterPaint(heading: HTMLElement | null): () => void {
  const { activeElement } = document;
  return scheduleAfterPaint(() => {
    if (document.activeElement === activeElement) heading?.focus();
  });
}
