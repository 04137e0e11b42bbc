import { walkedLines } from '../samples/walked-lines';
import { allAnswered } from '../walk/all-answered';
import { expect, hydrated, site, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { rows } from './traffic-list';

const slug = 'kasko-sigortasi';

test('F345 F382 each offer of a reloaded list can be chosen, with the occupation’s discount or without', async ({
  page,
}) => {
  await prepareVisit(page.context(), { of: walkedLines.auto });
  await page.goto(`${site()}/${slug}/listeleme`);
  await expect(page.getByText('kasko teklifiniz hazır').first()).toBeVisible(allAnswered);
  for (const at of [0, 1, 2, 3]) {
    await page.reload();
    await hydrated(page);
    await rows(page)
      .nth(at)
      .getByRole('button', { name: /^Teklifi seç/ })
      .click();
    await page.waitForURL(`**/${slug}/police-bilgileri`);
    await page.goBack();
    await expect(page.getByText('kasko teklifiniz hazır').first()).toBeVisible();
  }
});
