import { expect, hydrated, site, test } from '../walk/journey-test';
import { ownIdentity, ownPlate } from '../walk/person';
import { ownNumber } from '../walk/sandbox';
import { landings } from './pages';

const shown = (number: string): string => number.replace(/(\d{3})(\d{3})(\d{2})(\d{2})/, '$1 $2 $3 $4');

for (const { entry, path, form } of landings) {
  test(
    `${entry} the hero form of ${path} leads into its funnel with what was typed`.trim(),
    async ({ page, walker }) => {
      const number = ownNumber();
      expect((await page.goto(site() + path))!.status()).toBe(200);
      await expect(page.getByRole('form', { name: form })).toBeVisible();
      await walker.fill('TCKN veya VKN', ownIdentity());
      await walker.fill('Cep telefonu', number);
      await walker.fill('Plaka', ownPlate());
      await walker.press('Teklifleri getir');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
      expect(new URL(page.url()).pathname).toContain(`${path}/form`);
      await expect(page.getByRole('main')).toContainText(shown(number));
    },
  );
}

for (const isHydrated of [false, true])
  test(`the home page's ceilings lead to the table of all of them, ${isHydrated ? 'within' : 'before'} the running site`, async ({
    page,
  }) => {
    await page.goto(site());
    if (isHydrated) {
      await page.keyboard.press('Shift');
      await hydrated(page);
    }
    await page.getByRole('link', { name: 'Tavan fiyatları inceleyin' }).click();
    await expect(page.getByRole('heading', { name: 'Trafik sigortası tavan fiyatları' })).toBeInViewport();
  });

test('price tables show every column at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { path } of landings) {
    await page.goto(site() + path);
    const hidden = await page
      .getByRole('table')
      .evaluateAll((tables) => tables.map(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth));
    expect(Math.max(...hidden), path).toBe(0);
  }
});

test('guarantee tabs switch by keyboard, before and after hydration, and keep what was chosen', async ({ page }) => {
  await page.goto(`${site()}/kasko-sigortasi`);
  const tabs = page.getByRole('radiogroup', { name: 'Neyi karşılar?' });
  const first = tabs.getByRole('radio').first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Deprem, sel, dolu, fırtına')).toBeVisible();
  await hydrated(page);
  await expect(page.getByText('Deprem, sel, dolu, fırtına')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Mevzuat dört tür tanır.')).toBeVisible();
  await expect(page.getByText('Deprem, sel, dolu, fırtına')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the product chosen on the home page opens its own form', async ({ page }) => {
    await page.goto(site());
    await page.getByRole('radio', { name: 'Kasko' }).check({ force: true });
    await page.getByLabel('TCKN veya VKN').fill(ownIdentity());
    await page.getByLabel('Cep telefonu').fill(ownNumber());
    await page.getByLabel('Plaka', { exact: true }).fill(ownPlate());
    await page.getByRole('button', { name: 'Teklifleri getir' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
    expect(new URL(page.url()).pathname).toContain('/kasko-sigortasi/form');
  });

  test('guarantee tabs switch', async ({ page }) => {
    await page.goto(`${site()}/trafik-sigortasi`);
    await page.getByRole('radio', { name: 'Karşılamadıkları' }).check({ force: true });
    await expect(page.getByText('Yurt dışındaki kazalar: yeşil kart')).toBeVisible();
  });
});
