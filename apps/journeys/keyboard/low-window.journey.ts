import { byHand } from '../samples/walk-sample';
import { walkedLines } from '../samples/walked-lines';
import { expect, hydrated, site, test } from '../walk/journey-test';
import { openStep } from '../walk/open-step';
import { prepareVisit } from '../walk/prepared-visit';

// A telephone on its side, or a window that was enlarged fourfold.
test.use({ viewport: { width: 844, height: 390 } });

test('what the tab key reaches in a dialog is not left behind the buttons that stick to its end', async ({ page }) => {
  await prepareVisit(page.context(), { of: walkedLines.auto, plate: '34ABC12', until: 'form' });
  await page.goto(`${site()}/kasko-sigortasi/form/arac-ozellikleri`);
  await hydrated(page);
  await page.getByLabel('Araca sonradan takılan aksesuar var').check();
  await page.getByRole('button', { name: 'Aksesuar ekle' }).click();
  const save = page.getByRole('button', { name: 'Aksesuarları kaydet' });
  await expect(save).toBeVisible();
  for (let pressed = 0; pressed < 8; pressed++) {
    await page.keyboard.press('Tab');
    const [focused, sticking] = [await page.locator(':focus').boundingBox(), await save.boundingBox()];
    expect(focused!.y + focused!.height).toBeLessThanOrEqual(sticking!.y);
  }
});

test('the box of a long list stays in view while the arrows walk down the list', async ({ page }) => {
  await openStep(page, 'seyahat-bilgileri', { of: walkedLines.greenCard, sample: byHand });
  const box = page.getByRole('combobox', { name: 'Gidilecek ülke' });
  await box.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  for (let pressed = 0; pressed < 8; pressed++) await page.keyboard.press('ArrowDown');
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(page.locator(`[id="${await box.getAttribute('aria-activedescendant')}"]`)).toBeInViewport({ ratio: 1 });
});
