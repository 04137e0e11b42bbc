/**
 * A visit is resumed in another browser at its step, with all answers of the first one. A step is opened by its own
 * address, because the form's address passes over what is answered.
 */
import { expect, type Page } from '@playwright/test';
import { stepPath } from '@emsal/lines/kit/steps/paths';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { walkedLines } from '../walk/walked-lines';
import { waitUntilHydrated, site, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { visibleAnswers } from '../walk/visible-answers';
import { otherDevice, resume } from './other-device';
import { heading } from './reach-code';

/** Waits for the step and its look-ups. */
async function isOpen(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await waitUntilHydrated(page);
  await expect(page.locator('main form')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** A step with many kinds of field. The server's test resumes each line (`modules/passport`). */
const of = walkedLines.auto;
const sample = 'known plate, a policy that only its owner knows';
const { slug, title } = findStep(of.line, 'mevcut-police')!;

test(`${of.line.id} resumes at ${slug} in another browser with all answers`, async ({
  page,
  context,
  browser,
  watch,
}) => {
  const { visitId, phone, call } = await prepareVisit(context, { of, sample, openAt: slug });
  const address = site() + stepPath(of.line, slug);
  await page.goto(address);
  await isOpen(page, title);
  expect(await visibleAnswers(page)).not.toEqual([]);
  const { code } = await call<{ code: string }>('quoterequestapi/passport/create', { visitId });
  const other = await otherDevice(browser);
  watch.follow(other);
  await resume(other, code, phone);
  await other.waitForURL(/\/form(?!\/devam)/);
  // A page that is left while its session is renewed sends its calls again under the old one.
  await other.waitForLoadState('networkidle');
  await other.goto(address);
  await isOpen(other, title);
  // Look-ups finish at different times in the two browsers.
  await expect(async () => expect(await visibleAnswers(other)).toEqual(await visibleAnswers(page))).toPass({
    timeout: 15_000,
  });
  await other.context().close();
});
