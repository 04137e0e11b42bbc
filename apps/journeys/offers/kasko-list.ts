/** Opens a kasko list with the answers of all insurers. */
import type { Page } from '@playwright/test';
import { walkedLines } from '../walk/walked-lines';
import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { expect, waitUntilHydrated, site } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

/** @param sample name of an AUTO sample, default 'known plate' */
export async function openKaskoList(page: Page, sample?: string): Promise<void> {
  const of = walkedLines.auto;
  await prepareVisit(page.context(), { of, ...(sample && { sample }) });
  await page.goto(`${site()}/${of.line.facts.slug}/listeleme`);
  await expect(page.getByText('kasko teklifiniz hazır').first()).toBeVisible(allAnsweredTimeout);
  await waitUntilHydrated(page);
}
