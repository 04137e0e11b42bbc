import { stepPath } from '@emsal/lines/kit/steps/paths';
import { knownPlate } from '../walk/sample-names';
import { walkedLines } from '../walk/walked-lines';
import { expect, waitUntilHydrated, site, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

const { greenCard: of } = walkedLines;
const openAt = 'arac-bilgileri';

test('a press during the plate look-up waits for its reply; lower case and dashes cause one look-up only', async ({
  page,
  context,
}) => {
  await prepareVisit(context, { of, sample: knownPlate, openAt, isBlank: true });
  await page.goto(site() + stepPath(of.line, openAt));
  await waitUntilHydrated(page);
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  let lookUps = 0;
  await page.route('**/auto/queryvehicleinfo', async (route) => {
    lookUps++;
    await released;
    await route.continue();
  });
  await page.getByLabel('Plaka', { exact: true }).pressSequentially('34-trf-01');
  const button = page.getByRole('button', { name: 'Devam et' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seyahat bilgileri');
  await expect(page.locator('main [role=alert]')).toHaveCount(0);
  expect(lookUps).toBe(1);
});
