import { listId } from './list/list-id';

/** Whether the browser itself keeps in place what is read when something above it grows; that of an iPhone does not. */
const isAnchored = (): boolean => 'overflowAnchor' in document.documentElement.style;

/** The row that is being read and would move: the first in sight of a list that was scrolled into. */
export function readRow(): string | null {
  const list = isAnchored() ? null : document.getElementById(listId);
  if (!list || list.getBoundingClientRect().top >= 0) return null;
  const rows = [...list.querySelectorAll('[data-offer]')];
  return rows.find((row) => row.getBoundingClientRect().bottom > 0)?.getAttribute('data-offer') ?? null;
}
