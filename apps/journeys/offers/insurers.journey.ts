import { insurers } from '@emsal/insurers/registry';
import { test as isolatedTest } from '../environment/isolated-test';
import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { expect, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

// Isolated: the circuit breakers that this fault opens would affect other journeys. The server's test has the other faults.
isolatedTest(
  'half of the insurers answering rubbish leave a usable list with the state of each insurer',
  async ({ page, walker, environment: { siteUrl, sandboxUrl } }) => {
    await prepareVisit(page.context(), { plate: '34ASK03', siteUrl, sandboxUrl });
    await page.goto(`${siteUrl}/${slug}/listeleme`);
    await page.getByText('Hangi şirket ne yanıt verdi?').click(allAnsweredTimeout);
    const answers = page.locator('details[open] li');
    await expect(answers, 'insurers that do not sell the line are listed too').toHaveCount(insurers.length);
    const states = await answers.allTextContents();
    expect(states.filter((state) => state.includes('₺')).length).toBeGreaterThan(0);
    expect(states.filter((state) => !state.includes('₺')).length).toBeGreaterThanOrEqual(6);
    await walker.pressUntil(`/${slug}/police-bilgileri`, 'Teklifi seç', { loosely: true });
  },
);

test('F142 F335 F145 a reload of the list shows the same offers', async ({ page }) => {
  const { offerNo } = await prepareVisit(page.context());
  await page.goto(`${site()}/${slug}/listeleme`);
  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible(allAnsweredTimeout);
  const offers = await page.locator('[data-offer] h3').allTextContents();
  expect(offers.length).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('[data-offer] h3')).toHaveText(offers);
  await expect(page.getByRole('main').locator('header').first()).toContainText(offerNo);
});

test('F154 F351 F354 a vehicle that no insurer takes opens the no-offer dialog, which leads to the first step', async ({
  page,
}) => {
  await prepareVisit(page.context(), { plate: '34YOK00' });
  await page.goto(`${site()}/${slug}/listeleme`);
  const dialog = page.getByRole('dialog', { name: 'Şirketlerden teklif gelmedi' });
  await expect(dialog).toBeVisible(allAnsweredTimeout);
  await expect(dialog.getByRole('link', { name: /0850/ }).first()).toBeVisible();
  await expect(page.locator('a[href^="tel:"]:visible'), 'one number').toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.waitForURL(`**/${slug}/form/temel-bilgiler`);
});
