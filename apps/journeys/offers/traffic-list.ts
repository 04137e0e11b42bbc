/** Opens a traffic list with the answers of all insurers. */
import type { Locator, Page } from '@playwright/test';
import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { expect, waitUntilHydrated, site, slug } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import type { Preparation, PreparedVisit } from '../walk/prepared-visit';

export async function openTrafficList(page: Page, preparation: Preparation = {}): Promise<PreparedVisit> {
  const visit = await prepareVisit(page.context(), preparation);
  await page.goto(`${site()}/${slug}/listeleme`);
  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible(allAnsweredTimeout);
  await waitUntilHydrated(page);
  return visit;
}

export const rows = (page: Page): Locator =>
  page.getByRole('region', { name: 'Teklifler', exact: true }).getByRole('article');
export const pick = (page: Page, at: number): Locator =>
  rows(page)
    .nth(at)
    .getByRole('checkbox', { name: /Kıyasla/ });

/** Again where the row slid away under the first press: rows are drawn a part at a time. */
export const select = (page: Page, at: number): Promise<void> =>
  expect(() => pick(page, at).check({ timeout: 2_000 })).toPass();
