/** Gives the focus to a row that is seen, so that the keyboard and a screen reader go on from there. */
export function focusRow(offerId: string | undefined): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`[data-offer="${offerId}"]`)];
  const row = rows.find((one) => one.closest('[hidden]') === null);
  row?.setAttribute('tabindex', '-1');
  row?.focus();
}
