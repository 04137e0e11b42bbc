import { expect, waitUntilHydrated, site, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

test('the values on the card of known answers are aligned', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareVisit(page.context(), { until: 'form' });
  await page.goto(`${site()}/trafik-sigortasi/form/arac-ozellikleri`);
  await waitUntilHydrated(page);
  await page.getByText('Bütün bilgiler').click();
  const chassis = page.locator('dt', { hasText: 'Şasi no' }).locator('xpath=following-sibling::dd');
  await expect(chassis).toHaveText(/^[A-Z0-9]{17}$/);
  // A chassis number of realistic width.
  await chassis.evaluate((value) => (value.textContent = 'WBA3A5C50DM123456'));
  const starts = await page
    .locator('dl dd')
    .evaluateAll((values) => values.map((value) => Math.round(value.getBoundingClientRect().left)));
  expect(starts.length).toBeGreaterThan(5);
  expect(new Set(starts).size).toBe(1);
});
