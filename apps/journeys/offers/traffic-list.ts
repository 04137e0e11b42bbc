/** A list of traffic offers of which all insurers have answered. */
import type { Locator, Page } from '@playwright/test';
import { allAnswered } from '../walk/all-answered';
import { expect, hydrated, site, slug } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import type { Preparation, PreparedVisit } from '../walk/prepared-visit';

export async function openTrafficList(page: Page, preparation: Preparation = {}): Promise<PreparedVisit> {
  const visit = await prepareVisit(page.context(), preparation);
  await page.goto(`${site()}/${slug}/listeleme`);
  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible(allAnswered);
  await hydrated(page);
  return visit;
}

export const rows = (page: Page): Locator =>
  page.getByRole('region', { name: 'Teklifler', exact: true }).getByRole('article');
export const pick = (page: Page, at: number): Locator =>
  rows(page)
    .nth(at)
    .getByRole('checkbox', { name: /Kıyasla/ });
