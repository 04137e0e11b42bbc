import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { uniqueIdentity, uniquePlate } from '../walk/unique-people';
import { uniquePhoneNumber } from '../walk/sandbox';
import { landingPaths } from './pages';

const shown = (number: string): string => number.replace(/(\d{3})(\d{3})(\d{2})(\d{2})/, '$1 $2 $3 $4');

// DASK is bought from its landing page (`property`); each line's form is a screen test (`apps/content/landing`).
test('M040 the hero form of the traffic page leads into its form with the typed values', async ({ page, walker }) => {
  const number = uniquePhoneNumber();
  await page.goto(`${site()}/${slug}`);
  await walker.fill('TCKN veya VKN', uniqueIdentity());
  await walker.fill('Cep telefonu', number);
  await walker.fill('Plaka', uniquePlate());
  await walker.press('Teklifleri getir');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Telefonunuza gelen kodu girin');
  expect(new URL(page.url()).pathname).toContain(`/${slug}/form`);
  await expect(page.getByRole('main')).toContainText(shown(number));
});

for (const isHydrated of [false, true])
  test(`the home page's ceiling prices link to the full table, ${isHydrated ? 'after' : 'before'} hydration`, async ({
    page,
  }) => {
    await page.goto(site());
    if (isHydrated) {
      await page.keyboard.press('Shift');
      await waitUntilHydrated(page);
    }
    await page.getByRole('link', { name: 'Tavan fiyatları inceleyin' }).click();
    await expect(page.getByRole('heading', { name: 'Trafik sigortası tavan fiyatları', level: 2 })).toBeInViewport();
  });

test('F030 F031 F032 every landing page is served with 200 and shows all columns of its tables at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of landingPaths) {
    expect((await page.goto(site() + path))!.status()).toBe(200);
    const hidden = await page
      .getByRole('table')
      .evaluateAll((tables) => tables.map(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth));
    expect(Math.max(...hidden), path).toBe(0);
  }
});

test('cover tabs switch by keyboard before and after hydration and keep the selection', async ({ page }) => {
  await page.goto(`${site()}/kasko-sigortasi`);
  const tabs = page.getByRole('radiogroup', { name: 'Neyi karşılar?' });
  const first = tabs.getByRole('radio').first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Deprem, sel, dolu, fırtına')).toBeVisible();
  await waitUntilHydrated(page);
  await expect(page.getByText('Deprem, sel, dolu, fırtına')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Mevzuat dört tür tanır.')).toBeVisible();
  await expect(page.getByText('Deprem, sel, dolu, fırtına')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the product selected on the home page opens its form', async ({ page }) => {
    await page.goto(site());
    await page.getByRole('radio', { name: 'Kasko' }).check({ force: true });
    await page.getByLabel('TCKN veya VKN').fill(uniqueIdentity());
    await page.getByLabel('Cep telefonu').fill(uniquePhoneNumber());
    await page.getByLabel('Plaka', { exact: true }).fill(uniquePlate());
    await page.getByRole('button', { name: 'Teklifleri getir' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
    expect(new URL(page.url()).pathname).toContain('/kasko-sigortasi/form');
  });

  test('cover tabs switch', async ({ page }) => {
    await page.goto(`${site()}/trafik-sigortasi`);
    await page.getByRole('radio', { name: 'Karşılamadıkları' }).check({ force: true });
    await expect(page.getByText('Yurt dışındaki kazalar: yeşil kart')).toBeVisible();
  });
});
