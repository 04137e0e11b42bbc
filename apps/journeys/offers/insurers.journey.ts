import { insurers } from '@emsal/insurers/registry';
import { test as isolatedTest } from '../environment/isolated-test';
import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { expect, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

const failing: [string, string][] = [
  ['rubbish', '34ASK03'],
  ['a server error', '34ASK02'],
  ['a cut connection', '34ASK06'],
];

for (const [fault, plate] of failing) {
  // Isolated: the circuit breakers that these faults open would affect other journeys.
  isolatedTest(
    `half of the insurers answering ${fault} leave a usable list with the state of each insurer`,
    async ({ page, walker, environment: { siteUrl, sandboxUrl } }) => {
      await prepareVisit(page.context(), { plate, siteUrl, sandboxUrl });
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
}

test('F335 F145 a reload of the list shows the same offers', async ({ page }) => {
  const { offerNo } = await prepareVisit(page.context());
  await page.goto(`${site()}/${slug}/listeleme`);
  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible(allAnsweredTimeout);
  const offers = await page.locator('[data-offer] h3').allTextContents();
  expect(offers.length).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('[data-offer] h3')).toHaveText(offers);
  await expect(page.getByRole('main')).toContainText(offerNo);
});

const withoutOffers: [string, string, string][] = [
  ['a vehicle that no insurer takes', '34YOK00', 'Şirketlerden teklif gelmedi'],
  ['a car over ten years', '34ONY10', 'On yaşından büyük araçlara internetten teklif çıkmıyor'],
  ['a car of high value', '34PHL40', 'Bu aracın teklifini danışmanımız hazırlıyor'],
];
for (const [what, plate, title] of withoutOffers) {
  test(`F154 F351 F354 ${what} opens the no-offer dialog, which links to the first step`, async ({ page }) => {
    await prepareVisit(page.context(), { plate });
    await page.goto(`${site()}/${slug}/listeleme`);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible(allAnsweredTimeout);
    await expect(page.getByRole('dialog').getByRole('link', { name: /0850/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.waitForURL(`**/${slug}/form/temel-bilgiler`);
  });
}
