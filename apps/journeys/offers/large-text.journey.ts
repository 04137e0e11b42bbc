import type { Page } from '@playwright/test';
import { setTextSize } from '../access/faults';
import { expect, test } from '../walk/journey-test';
import { openTrafficList, rows } from './traffic-list';

/** Rows whose price lies on their button. */
const touching = (page: Page): Promise<number> =>
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

test('no price lies on its button, with text of 200% neither, on a phone and on a desktop', async ({ page }) => {
  await openTrafficList(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const percent of [100, 200]) {
      await setTextSize(page, percent);
      await expect.poll(() => touching(page), `${width} px, text of ${percent}%`).toBe(0);
    }
  }
});

test('the link to the offers passes what stands before them', async ({ page }) => {
  await openTrafficList(page);
  const link = page.getByRole('link', { name: 'Tekliflere geç' });
  await link.focus();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: /Tüm teklifler/ })).toBeFocused();
});
