/** A visit that stands at each of its steps goes on there in another browser, with all that the first one shows. */
import { expect, type Page } from '@playwright/test';
import { sampleNamed } from '@emsal/lines/kit/sample';
import { formPath } from '@emsal/lines/kit/paths';
import { visibleSteps } from '@emsal/lines/kit/visible-steps';
import { byHand } from '../samples/walk-sample';
import { walkedLines } from '../samples/walked-lines';
import { hydrated, site, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { heldAnswers } from '../walk/held-answers';
import { otherDevice, resume } from './other-device';
import { heading } from './reach-code';

/** The step with everything that it looks up. */
async function isOpen(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await hydrated(page);
  await expect(page.locator('main form')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Between them every step of both lines but the owner's own vehicles, and every kind of field. */
const ways = [
  { of: walkedLines.traffic, sample: byHand },
  { of: walkedLines.auto, sample: 'known plate, a policy that only its owner knows' },
];

for (const { of, sample } of ways) {
  for (const { slug, title } of visibleSteps(of.line, sampleNamed(of.samples, sample).answers)) {
    test(`${of.line.id} goes on at ${slug} in another browser with everything filled`, async ({
      page,
      context,
      browser,
      watch,
    }) => {
      const { visitId, phone, call } = await prepareVisit(context, { of, sample, openAt: slug });
      await page.goto(site() + formPath(of.line));
      await isOpen(page, title);
      expect(await heldAnswers(page)).not.toEqual([]);
      const { code } = await call<{ code: string }>('quoterequestapi/passport/create', { visitId });
      const other = await otherDevice(browser);
      watch.follow(other);
      await resume(other, code, phone);
      await expect(heading(other)).toHaveText(title);
      // What is looked up comes to each of them in its own time.
      await expect(async () => expect(await heldAnswers(other)).toEqual(await heldAnswers(page))).toPass({
        timeout: 15_000,
      });
      await other.context().close();
    });
  }
}
