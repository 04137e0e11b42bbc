import type { Page } from '@playwright/test';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { expectScreen, expectState } from '../walk/screen-checks';

/** The landing pages are checked in `landing`. */
const pages = ['/form', `/${slug}/basvuru-tamamlandi`, '/form/devam'];

for (const path of pages) {
  test(`${path} has no axe violation and fits every width`, async ({ page }) => {
    await page.goto(`${site()}${path}`);
    await expectScreen(page, path);
  });
}

test('F002 F607 the not-found page has no axe violation and fits every width', async ({ page, watch }) => {
  watch.expect(/404/);
  const answer = await page.goto(`${site()}/boyle-bir-sayfa-yok`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('Sayfa bulunamadı');
  await expectScreen(page, 'not found');
});

test('the hero form in its error state has no axe violation', async ({ page }) => {
  await page.goto(`${site()}/${slug}`);
  await page.getByLabel('TCKN veya VKN').click();
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectState(page, 'hero with errors');
});

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

/** Parts of content pages that are closed until a visitor opens them; `landing` checks the pages around them. */
const opened: ReadonlyArray<[what: string, path: string, open: (page: Page) => Promise<void>, shown: string]> = [
  ['the menu', `/${slug}`, (page) => press(page, 'Menüyü aç'), 'Araç'],
  ['the cookie panel', '/', (page) => press(page, 'Çerez tercihleri'), 'Hepsini reddet'],
  ['the help panel', '/', (page) => press(page, 'Yardım isteyin'), 'Bir danışmanla konuşun'],
  [
    'an open section of the footer',
    '/',
    (page) => page.locator('footer summary').filter({ hasText: 'Hakkımızda' }).click(),
    'Veri politikası',
  ],
  ['the share card', '/', (page) => page.locator('[data-share-card] summary').click(), 'market çeki'],
  [
    'the reason for the telephone number',
    `/${slug}`,
    (page) => page.getByText('Telefonunuzu neden istiyoruz?').click(),
    'Tek kullanımlık kodu',
  ],
  [
    'the notice of a lost connection',
    '/',
    async (page) => {
      // The page's own calls must not fail.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
    },
    'İnternet bağlantınız yok.',
  ],
];

for (const [what, path, open, shown] of opened)
  test(`${what} has no axe violation and fits every width`, async ({ page }) => {
    await page.goto(`${site()}${path}`);
    await open(page);
    await expect(page.getByText(shown).first()).toBeVisible();
    await expectState(page, what);
  });
