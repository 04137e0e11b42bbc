import { painted } from '@emsal/platform/painted';
import rowStyles from '../offer-rows.module.css';
import { focusRow } from './focus-row';

/** The tab of the panel that hides a row. */
const tabOf = (row: HTMLElement): HTMLElement | null => {
  const panel = row.closest('[role=tabpanel][hidden]');
  return panel && document.getElementById(panel.getAttribute('aria-labelledby')!);
};

/**
 * From a point of the picture to its row, wherever it waits: in the other tab, taken out by filters, behind the fold.
 * What hides it is undone as the visitor would: by the tab, the filters' own way back, the button of the rest.
 */
export async function leadToRow(offerId: string, clearFilters: () => void): Promise<void> {
  const drawn = document.querySelector<HTMLElement>(`[data-offer="${offerId}"]`);
  if (drawn && !focusRow(offerId)) {
    tabOf(drawn)?.click();
    if (drawn.closest('li')?.hidden) clearFilters();
    await painted();
    if (!focusRow(offerId)) document.querySelector<HTMLElement>(`.${rowStyles.rest}`)?.click();
    await painted();
  }
  focusRow(offerId)?.scrollIntoView({ block: 'center' });
}
