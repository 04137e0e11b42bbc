import type { Page } from '@playwright/test';
import { expect } from './journey-test';

/** Waits until so many dialogs have their entries of the history, none for `undefined`: they come and go a moment after what is seen. */
export const expectModalEntries = (page: Page, count: number | undefined): Promise<void> =>
  expect.poll(() => page.evaluate(() => (history.state as { emsalModals?: number } | null)?.emsalModals)).toBe(count);
