import { stepPath } from '@emsal/lines/kit/steps/paths';
import type { Page } from '@playwright/test';
import { walkedLines } from './walked-lines';
import { waitUntilHydrated, site } from './journey-test';
import { prepareVisit, type Preparation } from './prepared-visit';

/** Opens a step whose previous steps are answered; it and the following ones are empty. */
export async function openStep(page: Page, openAt: string, preparation: Preparation = {}): Promise<void> {
  await prepareVisit(page.context(), { ...preparation, openAt, isBlank: true });
  await page.goto(site() + stepPath((preparation.of ?? walkedLines.traffic).line, openAt));
  await waitUntilHydrated(page);
}
