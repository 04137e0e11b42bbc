/** Focuses a visible row; a tab, a filter or the fold may hide it. */
export function focusRow(offerId: string | undefined): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>(`[data-offer="${offerId}"]`)];
  const row = rows.find((one) => one.closest('[hidden], [aria-hidden=true]') === null);
  row?.setAttribute('tabindex', '-1');
  row?.focus();
  return row;
}
