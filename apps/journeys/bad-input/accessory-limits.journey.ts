import { accessoryPriceMessages } from '@emsal/validation/accessory-price/accessory-price-messages';
import { knownPlate, walkToStep } from '../samples/walk-sample';
import { walkedLines } from '../samples/walked-lines';
import { expect, waitUntilHydrated, test } from '../walk/journey-test';

test('F425 F426 an accessory costs 100 to 100.000 ₺, and all together a tenth of the vehicle’s value', async ({
  page,
  walker,
}) => {
  const change = { licensePlateNo: '34ABC12' };
  await walkToStep(walker, { of: walkedLines.auto, sample: knownPlate, change, until: 'Araç özellikleri' });
  await waitUntilHydrated(page);
  await page.getByLabel('Araca sonradan takılan aksesuar var').check({ force: true });
  await page.getByRole('button', { name: 'Aksesuar ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aksesuarlar' });
  const price = async (name: string, amount: string): Promise<void> => {
    await dialog.getByRole('checkbox', { name, exact: true }).check({ force: true });
    await dialog.getByLabel(`${name}: bedeli`).fill(amount);
  };
  const save = dialog.getByRole('button', { name: 'Aksesuarları kaydet' });
  const range = dialog.getByText(accessoryPriceMessages.range);
  for (const amount of ['99', '100001']) {
    await price('Alarm', amount);
    await save.click();
    await expect(range.first()).toBeVisible();
    await price('Alarm', amount === '99' ? '100' : '100.000');
    await expect(range).toHaveCount(0);
  }
  const limit = await dialog.getByText(/Toplam en çok/).textContent();
  const tenth = Number(/[\d.]+/.exec(limit!)![0].replaceAll('.', ''));
  const names = ['Alarm', 'Jant', 'Navigasyon', 'Kamera', 'Spoiler'];
  const full = Math.floor(tenth / 100_000);
  for (const name of names.slice(0, full)) await price(name, '100000');
  await price(names[full]!, String((tenth % 100_000) + 1));
  await save.click();
  await expect(dialog.getByText(accessoryPriceMessages.total)).toBeVisible();
  await price(names[full]!, String(tenth % 100_000));
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(new RegExp(`^${full + 1} aksesuar`))).toBeVisible();
});
