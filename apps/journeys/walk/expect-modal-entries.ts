import type { Page } from '@playwright/test';
import { expect } from './journey-test';

/** Waits until the given number of dialogs (undefined for none) have history entries, which follow the visible change with a delay. */
export const expectModalEntries = (page: Page, count: number | undefined): Promise<void> =>
  expect.poll(() => page.evaluate(() => (history.state as { emsalModals?: number } | null)?.emsalModals)).toBe(count);
