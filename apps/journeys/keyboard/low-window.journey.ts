import { byHand } from '../walk/sample-names';
import { walkedLines } from '../walk/walked-lines';
import { expect, waitUntilHydrated, site, test } from '../walk/journey-test';
import { openStep } from '../walk/open-step';
import { prepareVisit } from '../walk/prepared-visit';

// A phone in landscape, or a window at 400% zoom.
test.use({ viewport: { width: 844, height: 390 } });

test('a focused control in a dialog is not covered by its sticky buttons', async ({ page }) => {
  await prepareVisit(page.context(), { of: walkedLines.auto, plate: '34ABC12', until: 'form' });
  await page.goto(`${site()}/kasko-sigortasi/form/arac-ozellikleri`);
  await waitUntilHydrated(page);
  await page.getByLabel('Araca sonradan takılan aksesuar var').check();
  await page.getByRole('button', { name: 'Aksesuar ekle' }).click();
  const save = page.getByRole('button', { name: 'Aksesuarları kaydet' });
  await expect(save).toBeVisible();
  for (let pressed = 0; pressed < 8; pressed++) {
    await page.keyboard.press('Tab');
    const focused = await page.locator(':focus').boundingBox();
    const sticking = await save.boundingBox();
    expect(focused!.y + focused!.height).toBeLessThanOrEqual(sticking!.y);
  }
});

test('the text box of a combobox stays in view while the arrow keys move through a long list', async ({ page }) => {
  await openStep(page, 'seyahat-bilgileri', { of: walkedLines.greenCard, sample: byHand });
  const box = page.getByRole('combobox', { name: 'Gidilecek ülke' });
  await box.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  for (let pressed = 0; pressed < 8; pressed++) await page.keyboard.press('ArrowDown');
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(page.locator(`[id="${await box.getAttribute('aria-activedescendant')}"]`)).toBeInViewport({ ratio: 1 });
});
