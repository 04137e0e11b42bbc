import { stepPath } from '@emsal/lines/kit/paths';
import { knownPlate, walkToStep } from '../samples/walk-sample';
import { walkedLines } from '../samples/walked-lines';
import { expect, waitUntilHydrated, site, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

test('F427 closing the accessories with unsaved changes shows a warning', async ({ page }) => {
  const sample = 'plate not issued yet, with accessories';
  await prepareVisit(page.context(), { of: walkedLines.auto, sample, until: 'form' });
  await page.goto(site() + stepPath(walkedLines.auto.line, 'arac-ozellikleri'));
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Aksesuarları değiştir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aksesuarlar' });
  await dialog.getByRole('checkbox', { name: 'Alarm' }).check();
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await expect(dialog.getByText(/kaydetmeyi unutmayın/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Kaydetmeden kapat' }).click();
  await expect(page.getByText(/^1 aksesuar/)).toBeVisible();
});

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

test('F028 own damage of a high-value car is referred to an adviser, with a number to call', async ({
  page,
  walker,
}) => {
  await walkToStep(walker, {
    of: walkedLines.auto,
    sample: knownPlate,
    change: { licensePlateNo: '34HT402' },
    until: 'Araç özellikleri',
  });
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bu aracın teklifini danışmanımız hazırlıyor' });
  await expect(dialog.getByRole('link', { name: /0850/ }).first()).toHaveAttribute('href', /^tel:/);
});
