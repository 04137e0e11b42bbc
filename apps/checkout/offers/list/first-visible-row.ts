import { listId } from './list-id';

/** Pixels at the top of the viewport that the site's header covers, as links within the page know them. */
const coveredTop = (): number => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** The first visible row of a list that has been scrolled into. */
export function firstVisibleRow(): string | null {
  const list = document.getElementById(listId);
  if (!list || list.getBoundingClientRect().top >= 0) return null;
  const covered = coveredTop();
  const rows = [...list.querySelectorAll('[data-offer]')];
  // Rows touch each other at fractions of a pixel.
  return (
    rows.find((row) => Math.floor(row.getBoundingClientRect().bottom) > covered)?.getAttribute('data-offer') ?? null
  );
}
