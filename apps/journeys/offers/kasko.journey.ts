import type { Page } from '@playwright/test';
import { expectScreen } from '../walk/screen-checks';
import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { expect, test } from '../walk/journey-test';
import { openKaskoList } from './kasko-list';
import { rows } from './traffic-list';

/** Stubbed, because additional offers depend on the vehicle. */
const cover = { kind: 'cover', key: 'keyLoss', label: 'Anahtar kaybı', price: 50_000 };
const upsells = { isSuccess: true, result: [cover], messageCode: null, message: '' };
const refused = (messageCode: string, message: string) => ({ isSuccess: false, result: null, messageCode, message });

/** The first insurer whose limit can be raised and whose covers can be changed. */
async function firmWithCovers(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  for (const row of await rows(page)
    .filter({ has: page.getByRole('button', { name: /^Değiştir/ }) })
    .all()) {
    await row.getByRole('button', { name: /^Değiştir/ }).click();
    await expect(dialog.getByRole('button', { name: 'Şirkete sor' })).toBeVisible();
    const isFit =
      (await dialog.getByRole('option', { name: 'Limitsiz', selected: false }).count()) > 0 &&
      (await dialog.getByRole('checkbox').count()) > 0;
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    if (isFit) return row.getByRole('heading').innerText();
  }
  throw new Error('no insurer of this list lets limit and covers be changed');
}

test.describe('the kasko list', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('F147 F148 F153 F362 F590 F591 F592 F593 has featured offers, filters and offers that can be changed', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.route('**/GetUpsellList', (route) => route.fulfill({ json: upsells }));
    await openKaskoList(page);
    await expect(
      page
        .getByRole('region', { name: /^Öne çıkan/ })
        .getByRole('article')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Filtreler' }).getByRole('checkbox').first()).toBeVisible();
    await expect(page.getByRole('complementary', { name: /genişletebilirsiniz/ })).toBeVisible();

    const firm = await firmWithCovers(page);
    const change = async (choose: () => Promise<unknown>) => {
      await rows(page)
        .filter({ hasText: firm })
        .getByRole('button', { name: /^Değiştir/ })
        .click();
      await choose();
      await page.getByRole('dialog').getByRole('button', { name: 'Şirkete sor' }).click();
    };
    const limit = page.getByRole('dialog').getByRole('combobox', { name: 'İMM limiti' });
    const firstCover = page.getByRole('dialog').getByRole('checkbox').first();
    const close = () => page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();

    await page.route('**/createOfferForProductId', (route) =>
      route.fulfill({ json: refused('immNoAnswer', 'Şirketten yanıt gelmedi. Lütfen tekrar deneyin.') }),
    );
    await change(() => limit.selectOption({ label: 'Limitsiz' }));
    await expect(page.getByRole('dialog')).toContainText('Lütfen tekrar deneyin');
    await expectScreen(page, 'the change of an offer');
    await close();
    await page.unroute('**/createOfferForProductId');
    await page.route('**/createOfferForProductId', (route) =>
      route.fulfill({ json: refused('assuranceNotApplied', 'Seçtiğiniz değişiklikler bu ürüne uygulanamadı.') }),
    );
    await change(() => firstCover.check());
    await expect(page.getByRole('dialog')).toContainText('uygulanamadı');
    await close();
    await page.unroute('**/createOfferForProductId');

    await change(() => limit.selectOption({ label: 'Limitsiz' }));
    await expect(page.getByText('İMM değişikliği uygulandı.')).toBeVisible();
    const changed = rows(page).filter({ hasText: firm });
    await expect(changed.locator('details[open]')).toBeVisible();
    await expect(changed).toBeFocused();
    await expect(changed).toBeInViewport();
    await expect(changed).toContainText('Limitsiz');
    await change(() => firstCover.check());
    await expect(page.getByText('Değişiklikler uygulandı.')).toBeVisible();
  });

  test('an occupation given on the list is asked again, and a changed limit stays', async ({ page }) => {
    test.setTimeout(180_000);
    // Its visitor has not given an occupation.
    await openKaskoList(page, 'plate not issued yet, with accessories');
    const firm = await firmWithCovers(page);
    const row = rows(page).filter({ hasText: firm });
    await row.getByRole('button', { name: /^Değiştir/ }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'İMM limiti' }).selectOption({ label: 'Limitsiz' });
    await page.getByRole('dialog').getByRole('button', { name: 'Şirkete sor' }).click();
    await expect(row).toContainText('Değiştirildi');

    await page.getByRole('button', { name: 'Kampanyalar' }).click();
    const campaign = page.getByRole('article', { name: 'Meslek indirimi' });
    await campaign.getByRole('combobox', { name: 'Mesleğiniz' }).fill('Öğretmen');
    await page.getByRole('option', { name: 'Öğretmen', exact: true }).click();
    await campaign.getByRole('button', { name: /yeniden sor/ }).click();
    await expect(page.getByRole('button', { name: 'Bildirdiğiniz meslek' })).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('kasko teklifiniz hazır').first()).toBeVisible(allAnsweredTimeout);
    await expect(row).toContainText('Limitsiz');
    await expect(row).toContainText('Değiştirildi');
  });

  test('F595 a second campaign asks whether to combine both', async ({ page }) => {
    test.setTimeout(180_000);
    await openKaskoList(page);
    const dialog = page.getByRole('dialog', { name: 'Kampanyalar' });
    await page.getByRole('button', { name: 'Kampanyalar' }).click();
    await dialog.getByLabel('Çocuğunuzun yaşı').fill('4');
    await dialog
      .getByRole('article', { name: 'Çocuklu aile indirimi' })
      .getByRole('button', { name: /yeniden sor/ })
      .click();
    await expect(page.getByRole('button', { name: '4 yaşında çocuk' })).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('kasko teklifiniz hazır').first()).toBeVisible(allAnsweredTimeout);
    await page.getByRole('button', { name: 'Kampanyalar' }).click();
    await dialog.getByLabel('Sürücünün yaşı').fill('40');
    await dialog.getByLabel('Ehliyet kaç yıllık?').fill('15');
    await dialog
      .getByRole('article', { name: 'Sürücü indirimi' })
      .getByRole('button', { name: /yeniden sor/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Kampanyalar birleşsin mi?' })).toBeVisible();
  });
});
