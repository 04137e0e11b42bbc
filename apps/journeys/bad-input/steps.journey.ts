/** Error states of form steps. */
import { form as traffic } from '@emsal/lines/vehicle/traffic/form';
import { expectErrorState } from '../walk/error-state';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { uniqueIdentity } from '../walk/unique-people';
import { prepareVisit } from '../walk/prepared-visit';
import { uniquePhoneNumber } from '../walk/sandbox';

const form = (step: string): string => `${site()}/${slug}/form/${step}`;

test('an empty first step shows errors at the top and at the fields, and each disappears when its field becomes valid', async ({
  page,
}) => {
  await page.goto(form('hosgeldiniz'));
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: traffic.welcome!.button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
  await page.getByRole('button', { name: 'Devam et' }).click();
  expect(await expectErrorState(page)).toHaveLength(2);
  await page.getByLabel('Cep telefonu').fill('532 000');
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expectErrorState(page);
  await expect(page.getByLabel('Cep telefonu')).toHaveValue(/532 ?000/);
  await page.getByLabel('Cep telefonu').fill('0 (532) 123-45.67');
  await expect(page.locator('main [role=alert]').getByRole('link')).toHaveCount(1);
  await page.getByLabel('TCKN veya VKN').fill(uniqueIdentity());
  await expect(page.locator('main [role=alert]').getByRole('link')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Hata: /);
});

test('Turkish letters in a plate show an error about allowed letters', async ({ page }) => {
  await prepareVisit(page.context(), { until: 'form' });
  await page.goto(form('ruhsat-bilgileri'));
  await waitUntilHydrated(page);
  await page
    .getByRole('button', { name: /Değiştir/ })
    .first()
    .click();
  await page.getByLabel('Plaka', { exact: true }).fill('34 ŞĞÜ 12');
  await page.getByRole('button', { name: 'Aracı bul ve devam et' }).click();
  expect((await expectErrorState(page))[0]).toMatch(/harf/i);
});

test('a birth date that does not match the identity number shows an error at the date, and all answers are kept', async ({
  page,
  walker,
}) => {
  const { telephone } = await import('../walk/sandbox');
  const phone = telephone(uniquePhoneNumber());
  await page.goto(`${site()}/${slug}`);
  await walker.fill('TCKN veya VKN', '20000000282');
  await walker.fill('Cep telefonu', phone.number);
  await walker.fill('Plaka', '34ABC12');
  await walker.press('Teklifleri getir');
  await walker.fill('SMS ile gelen 6 haneli kod', await phone.lastCode());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kişisel bilgiler');
  await walker.fillDay('Doğum tarihi', '1985-04-12');
  await walker.press('Devam et');
  expect(await expectErrorState(page)).toEqual([
    expect.stringContaining('Kimlik numarası ile doğum tarihi eşleşmiyor'),
  ]);
  await expect(page.getByLabel('Yıl')).toHaveValue('1985');
});
