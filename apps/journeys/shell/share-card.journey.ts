import { expect, site, slug, test } from '../walk/journey-test';

const card = 'complementary' as const;
const name = 'Paylaş, kazan';

test('F124 M164 the home page keeps a share-and-earn card on the screen', async ({ page }) => {
  await page.goto(`${site()}/`);
  const shown = page.getByRole(card, { name });
  await expect(shown.locator('summary')).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(shown.locator('summary')).toBeInViewport();
});

test('F125 M165 the card is not shown on visits of the partner bjk, on later pages of the visit neither', async ({
  page,
}) => {
  await page.goto(`${site()}/?lp=bjk`);
  await expect(page.getByRole(card, { name })).toBeHidden();
  await page.goto(`${site()}/${slug}`);
  await page.goto(`${site()}/`);
  await expect(page.getByRole(card, { name })).toBeHidden();
});

test('a visit of another partner keeps it', async ({ page }) => {
  await page.goto(`${site()}/?lp=baska`);
  await expect(page.getByRole(card, { name }).locator('summary')).toBeVisible();
});

test('all of the folded card can be pressed', async ({ page }) => {
  await page.goto(`${site()}/`);
  const shown = page.getByRole(card, { name });
  const [tab, target] = await Promise.all([
    shown.locator('details').boundingBox(),
    shown.locator('summary').boundingBox(),
  ]);
  expect(target!.width).toBe(tab!.width);
  expect(target!.width).toBeGreaterThanOrEqual(44);
});
