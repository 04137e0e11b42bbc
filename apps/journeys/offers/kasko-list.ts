/** A kasko list of which all insurers have answered. */
import type { Page } from '@playwright/test';
import { walkedLines } from '../samples/walked-lines';
import { allAnswered } from '../walk/all-answered';
import { expect, hydrated, site } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

/** @param sample of AUTO, that of the known plate unless another is named */
export async function openKaskoList(page: Page, sample?: string): Promise<void> {
  const of = walkedLines.auto;
  await prepareVisit(page.context(), { of, ...(sample && { sample }) });
  await page.goto(`${site()}/${of.line.facts.slug}/listeleme`);
  await expect(page.getByText('kasko teklifiniz hazır').first()).toBeVisible(allAnswered);
  await hydrated(page);
}
