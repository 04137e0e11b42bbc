import { expect, type Page } from '@playwright/test';

/** A version is tried in a browser before it may be published, which a busy machine does slowly. */
export const expectPublishable = (page: Page): Promise<void> =>
  expect(page.getByText('Yayımlamaya engel yok.')).toBeVisible({ timeout: 45_000 });
