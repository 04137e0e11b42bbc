import { listId } from './list-id';

const isShown = (row: Element): boolean => row.getBoundingClientRect().height > 0;

/** The row under the middle of the view; none before the page is scrolled, when the visitor watches the list fill. */
export function rowBeingRead(): string | null {
  if (window.scrollY === 0) return null;
  const middle = window.innerHeight / 2;
  const rows = [...(document.getElementById(listId)?.querySelectorAll('[data-offer]') ?? [])].filter(isShown);
  return rows.findLast((row) => row.getBoundingClientRect().top <= middle)?.getAttribute('data-offer') ?? null;
}
