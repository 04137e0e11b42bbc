import { stepPath } from '@emsal/lines/kit/paths';
import type { Page } from '@playwright/test';
import { walkedLines } from '../samples/walked-lines';
import { hydrated, site } from './journey-test';
import { prepareVisit, type Preparation } from './prepared-visit';

/** A step as a visitor finds it who has come so far: the steps before it are answered, it and what follows are not. */
export async function openStep(page: Page, openAt: string, preparation: Preparation = {}): Promise<void> {
  await prepareVisit(page.context(), { ...preparation, openAt, isBlank: true });
  await page.goto(site() + stepPath((preparation.of ?? walkedLines.traffic).line, openAt));
  await hydrated(page);
}
