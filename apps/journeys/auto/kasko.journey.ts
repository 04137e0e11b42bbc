import { knownPlate } from '../walk/sample-names';
import { walkToStep } from '../samples/walk-sample';
import { walkedLines } from '../walk/walked-lines';
import { expect, waitUntilHydrated, test } from '../walk/journey-test';

test('a typed but unsaved price survives a reload, and the accessories survive unticking and ticking again', async ({
  page,
  walker,
}) => {
  const answers = { of: walkedLines.auto, sample: knownPlate, change: { licensePlateNo: '34ABC12' } };
  await walkToStep(walker, { ...answers, until: 'Araç özellikleri' });
  await waitUntilHydrated(page);
  const tick = page.getByLabel('Araca sonradan takılan aksesuar var');
  await tick.check({ force: true });
  await page.getByRole('button', { name: 'Aksesuar ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aksesuarlar' });
  await dialog.getByRole('checkbox', { name: 'Alarm', exact: true }).check({ force: true });
  await dialog.getByLabel('Alarm: bedeli').fill('5000');
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByText(/^1 aksesuar, toplam 5.000/)).toBeVisible();
  await tick.uncheck({ force: true });
  await tick.check({ force: true });
  await expect(page.getByText(/^1 aksesuar, toplam 5.000/)).toBeVisible();
});
