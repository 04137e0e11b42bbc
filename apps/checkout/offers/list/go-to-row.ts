import { nextPaint } from '@emsal/platform/paint/next-paint';
import rowStyles from './offer-rows.module.css';
import { focusRow } from '../focus/focus-row';

/** The tab of the hidden panel that contains the row. */
const tabOf = (row: HTMLElement): HTMLElement | null => {
  const panel = row.closest('[role=tabpanel][hidden]');
  return panel && document.getElementById(panel.getAttribute('aria-labelledby')!);
};

/**
 * Goes from a point of the plot to its row, even in the other tab, filtered out or behind the fold: switches the tab,
 * clears the filters, or unfolds the rest first.
 */
export async function goToRow(offerId: string, clearFilters: () => void): Promise<void> {
  const row = document.querySelector<HTMLElement>(`[data-offer="${offerId}"]`);
  if (row && !focusRow(offerId)) {
    tabOf(row)?.click();
    if (row.closest('li')?.hidden) clearFilters();
    await nextPaint();
    if (!focusRow(offerId)) document.querySelector<HTMLElement>(`.${rowStyles.rest}`)?.click();
    await nextPaint();
  }
  focusRow(offerId)?.scrollIntoView({ block: 'center' });
}
