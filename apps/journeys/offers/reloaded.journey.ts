import { walkedLines } from '../walk/walked-lines';
import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { expect, waitUntilHydrated, site, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { rows } from './traffic-list';

const slug = 'kasko-sigortasi';

test('F345 F382 each offer of a reloaded list can be chosen, with or without an occupation discount', async ({
  page,
}) => {
  await prepareVisit(page.context(), { of: walkedLines.auto });
  await page.goto(`${site()}/${slug}/listeleme`);
  await expect(page.getByText('kasko teklifiniz hazır').first()).toBeVisible(allAnsweredTimeout);
  for (const at of [0, 1, 2, 3]) {
    await page.reload();
    await waitUntilHydrated(page);
    await rows(page)
      .nth(at)
      .getByRole('button', { name: /^Teklifi seç/ })
      .click();
    await page.waitForURL(`**/${slug}/police-bilgileri`);
    await page.goBack();
    await expect(page.getByText('kasko teklifiniz hazır').first()).toBeVisible();
  }
});
