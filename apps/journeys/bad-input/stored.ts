import { expect, type Page } from '@playwright/test';

/** The next step is shown before the server has stored the last one; from then on the edge serves it, and does not lead back. */
export const expectStored = (page: Page, url = page.url()): Promise<void> =>
  expect.poll(async () => (await page.context().request.get(url)).url()).toBe(url);
