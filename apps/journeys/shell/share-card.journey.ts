import { expect, site, slug, test } from '../walk/journey-test';
import { viewports } from '../walk/viewports';

const card = 'complementary' as const;
const name = 'Paylaş, kazan';

test('F124 M164 the home page keeps a share card in view where there is a margin', async ({ page }) => {
  await page.setViewportSize(viewports.desktop);
  await page.goto(`${site()}/`);
  const shown = page.getByRole(card, { name });
  await expect(shown.locator('summary')).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(shown.locator('summary')).toBeInViewport();
});

test('F124 on a phone it stands above the footer and covers no field', async ({ page }) => {
  await page.goto(`${site()}/`);
  const shown = page.getByRole(card, { name });
  await expect(shown.locator('summary')).toBeVisible();
  const [tab, form] = await Promise.all([shown.locator('details').boundingBox(), page.getByRole('form').boundingBox()]);
  expect(tab!.y).toBeGreaterThan(form!.y + form!.height);
});

test('F125 M165 the card is not shown to visitors of the partner bjk, also on later pages', async ({ page }) => {
  await page.goto(`${site()}/?lp=bjk`);
  await expect(page.getByRole(card, { name })).toBeHidden();
  await page.goto(`${site()}/${slug}`);
  await page.goto(`${site()}/`);
  await expect(page.getByRole(card, { name })).toBeHidden();
});

test('visitors of other partners see it', async ({ page }) => {
  await page.goto(`${site()}/?lp=baska`);
  await expect(page.getByRole(card, { name }).locator('summary')).toBeVisible();
});

test('the whole closed card is clickable', async ({ page }) => {
  await page.goto(`${site()}/`);
  const shown = page.getByRole(card, { name });
  const [tab, target] = await Promise.all([
    shown.locator('details').boundingBox(),
    shown.locator('summary').boundingBox(),
  ]);
  expect(target!.width).toBe(tab!.width);
  expect(target!.width).toBeGreaterThanOrEqual(44);
});
