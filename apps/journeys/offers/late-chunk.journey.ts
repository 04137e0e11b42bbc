/** A part of the list whose chunk is late stands as the edge rendered it, and a press on it is not lost. */
import type { Page } from '@playwright/test';
import { outdatedTexts } from '../../checkout/offers/requote/outdated-offers.texts';
import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { countFromHere, countShifts, shiftOf, unnoticedShift } from '../walk/layout-shift';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

const listPath = `/${slug}/listeleme`;

/** Holds back the chunk that contains these words. @returns a function that releases it */
async function holdChunkWith(page: Page, words: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/remotes/checkout/**/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes(words)) await released.promise;
    await route.fulfill({ response, body });
  });
  return released.resolve;
}

/** A complete list whose form has been changed since. */
async function openOutdatedList(page: Page): Promise<void> {
  const { call, visitId } = await prepareVisit(page.context());
  await page.goto(site() + listPath);
  await expect(page.getByRole('heading', { level: 1, name: /teklifiniz hazır/ })).toBeVisible(allAnsweredTimeout);
  const answers = { birthdayForLicense: '1979-04-12' };
  await call('quoterequestapi/draft/save', { visitId, step: 'kisisel-bilgiler', answers, completed: true });
}

test('a press on a part of the list whose chunk is late is answered, once, and nothing jumps', async ({ page }) => {
  await openOutdatedList(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/createOfferForCampaign') && asked.push(request.url()));
  const release = await holdChunkWith(page, outdatedTexts.reasons.changed);
  await countShifts(page);
  await page.goto(site() + listPath);
  await waitUntilHydrated(page);
  await countFromHere(page);
  const notice = page.getByRole('region', { name: outdatedTexts.title });
  const again = notice.getByRole('button', { name: 'Şirketlere yeniden sor' });
  await again.click();
  await expect(again).toHaveAttribute('aria-busy', 'true');
  expect(await shiftOf(page)).toBeLessThan(unnoticedShift);
  expect(asked).toEqual([]);
  release();
  await expect(page.getByRole('heading', { level: 1, name: /teklifiniz hazır/ })).toBeVisible(allAnsweredTimeout);
  await expect(notice).toBeHidden();
  expect(asked).toHaveLength(1);
});
