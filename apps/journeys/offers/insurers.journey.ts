import { insurers } from '@emsal/insurers/registry';
import { test as houseTest } from '../house/house-test';
import { allAnswered } from '../walk/all-answered';
import { expect, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

const failing: [string, string][] = [
  ['rubbish', '34ASK03'],
  ['a server error', '34ASK02'],
  ['a cut connection', '34ASK06'],
];

for (const [fault, plate] of failing) {
  // The breakers that three of them open would take half of the insurers from whoever walks beside.
  houseTest(
    `half of the insurers answering ${fault} leave a usable list with every true state`,
    async ({ page, walker, house: { siteUrl, sandboxUrl } }) => {
      await prepareVisit(page.context(), { plate, siteUrl, sandboxUrl });
      await page.goto(`${siteUrl}/${slug}/listeleme`);
      await page.getByText('Hangi şirket ne yanıt verdi?').click(allAnswered);
      const answers = page.locator('details[open] li');
      await expect(answers, 'who does not sell the line is named too').toHaveCount(insurers.length);
      const states = await answers.allTextContents();
      expect(states.filter((state) => state.includes('₺')).length).toBeGreaterThan(0);
      expect(states.filter((state) => !state.includes('₺')).length).toBeGreaterThanOrEqual(6);
      await walker.pressUntil(`/${slug}/police-bilgileri`, 'Teklifi seç', { loosely: true });
    },
  );
}

test('F335 F145 a reload of the list joins the same offers', async ({ page }) => {
  const { offerNo } = await prepareVisit(page.context());
  await page.goto(`${site()}/${slug}/listeleme`);
  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible(allAnswered);
  const offers = await page.locator('[data-offer] h3').allTextContents();
  expect(offers.length).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('[data-offer] h3')).toHaveText(offers);
  await expect(page.getByRole('main')).toContainText(offerNo);
});

const nobody: [string, string, string][] = [
  ['a vehicle that no insurer takes', '34YOK00', 'Şirketlerden teklif gelmedi'],
  ['a car over ten years', '34ONY10', 'On yaşından büyük araçlara internetten teklif çıkmıyor'],
  ['a car of high value', '34PHL40', 'Bu aracı danışmanla sigortalıyoruz'],
];
for (const [what, plate, title] of nobody) {
  test(`F154 F351 F354 ${what} opens the no-offer dialog, which leads back to the first step`, async ({ page }) => {
    await prepareVisit(page.context(), { plate });
    await page.goto(`${site()}/${slug}/listeleme`);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible(allAnswered);
    await expect(page.getByRole('dialog').getByRole('link', { name: /0850/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.waitForURL(`**/${slug}/form/temel-bilgiler`);
  });
}
