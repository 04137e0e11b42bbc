import { whenPainted } from './when-painted';

/**
 * Gives the focus to the heading of a screen that has just come, once it has been painted: to focus costs styles, layout and events of
 * a page that is about to be drawn. Whoever has moved the focus meanwhile keeps it.
 * @returns the function that gives the plan up
 */
export function focusBehindPaint(heading: HTMLElement | null): () => void {
  const { activeElement } = document;
  return whenPainted(() => {
    if (document.activeElement === activeElement) heading?.focus();
  });
}
