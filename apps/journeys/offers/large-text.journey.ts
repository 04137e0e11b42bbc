import type { Page } from '@playwright/test';
import { setTextSize } from '../walk/screen-checks';
import { expect, test } from '../walk/journey-test';
import { openTrafficList, rows } from './traffic-list';

/** Number of rows whose price overlaps their button. */
const overlappingRows = (page: Page): Promise<number> =>
  rows(page).evaluateAll(
    (articles) =>
      articles.filter((article) => {
        const [price, button] = ['[class*=price] span', '[class*=action] button'].map((part) =>
          article.querySelector(part)?.getBoundingClientRect(),
        );
        return (
          price &&
          button &&
          price.right > button.left &&
          price.left < button.right &&
          price.bottom > button.top &&
          price.top < button.bottom
        );
      }).length,
  );

test('no price overlaps its button at 100% and 200% text size, on phone and desktop', async ({ page }) => {
  await openTrafficList(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const percent of [100, 200]) {
      await setTextSize(page, percent);
      await expect.poll(() => overlappingRows(page), `${width} px, text of ${percent}%`).toBe(0);
    }
  }
});

test('the skip link leads to the offers', async ({ page }) => {
  await openTrafficList(page);
  const link = page.getByRole('link', { name: 'Tekliflere geç' });
  await link.focus();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: /Tüm teklifler/ })).toBeFocused();
});
