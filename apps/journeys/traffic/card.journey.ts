import { expect, hydrated, site, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

test('on the card of what is known the values begin below each other, the chassis number too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareVisit(page.context(), { until: 'form' });
  await page.goto(`${site()}/trafik-sigortasi/form/arac-ozellikleri`);
  await hydrated(page);
  const chassis = page.locator('dt', { hasText: 'Şasi no' }).locator('xpath=following-sibling::dd');
  await expect(chassis).toHaveText(/^[A-Z0-9]{17}$/);
  // As wide as chassis numbers are that are not made up to be wide.
  await chassis.evaluate((value) => (value.textContent = 'WBA3A5C50DM123456'));
  const starts = await page
    .locator('dl dd')
    .evaluateAll((values) => values.map((value) => Math.round(value.getBoundingClientRect().left)));
  expect(starts.length).toBeGreaterThan(5);
  expect(new Set(starts).size).toBe(1);
});
