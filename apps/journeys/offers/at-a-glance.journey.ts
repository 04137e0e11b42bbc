/** Plot, comparison, and the skip link past the filters. */
import { expect, test } from '../walk/journey-test';
import { openTrafficList, rows, select } from './traffic-list';

test('the plot lists every offer with price and cover score, cheapest first', async ({ page }) => {
  await openTrafficList(page);
  const plot = page.getByRole('listbox', { name: /^Fiyat ve kapsam/ });
  const ready = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(plot.getByRole('option')).toHaveCount(Number.parseInt(ready, 10));
  await plot.focus();
  await expect(plot.getByRole('option', { selected: true })).toHaveAccessibleName(/\s₺, kapsam\s\d,\d$/);
  await page.keyboard.press('End');
  await expect(plot.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
});

test('a point of the plot leads to its row by Enter, by a second tap, or by its name in the list', async ({ page }) => {
  await openTrafficList(page);
  const plot = page.getByRole('listbox', { name: /^Fiyat ve kapsam/ });
  const rowOf = async (of: Promise<string | null>) => {
    const [name] = (await of)!.split(':');
    return rows(page).filter({ has: page.getByRole('heading', { name: name!, exact: true }) });
  };
  const mostExpensive = await rowOf(plot.getByRole('option').last().getAttribute('aria-label'));
  // Sorted by price it is in the collapsed part of the list.
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption({ label: 'En düşük fiyat' });
  await expect(mostExpensive).toHaveCount(0);
  await plot.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(mostExpensive).toBeFocused();
  await expect(mostExpensive).toBeInViewport({ ratio: 0.5 });

  const box = (await plot.boundingBox())!;
  const left = { position: { x: 1, y: box.height - 1 } };
  await plot.tap(left);
  const cheapest = await rowOf(plot.getByRole('option', { selected: true }).getAttribute('aria-label'));
  await expect(cheapest).not.toBeFocused();
  await plot.tap(left);
  await expect(cheapest).toBeFocused();
  await expect(cheapest).toBeInViewport({ ratio: 0.5 });

  await page.getByText('Bütün fiyatlar ve kapsam puanları').click();
  const named = page.getByRole('listitem').getByRole('button', { name: /:$/ }).nth(1);
  const second = await rowOf(named.textContent());
  await named.click();
  await expect(second).toBeFocused();
});

test('three offers are compared side by side on a phone, in one table', async ({ page }) => {
  await openTrafficList(page);
  for (const at of [0, 1, 2]) await select(page, at);
  await page.getByRole('button', { name: '3 teklifi kıyasla' }).click();
  const heads = page.getByRole('table').getByRole('columnheader');
  await expect(heads).toHaveCount(3);
  const boxes = await Promise.all([0, 1, 2].map((at) => heads.nth(at).boundingBox()));
  expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
  expect(boxes[2]!.x + boxes[2]!.width).toBeLessThanOrEqual(390);
  await expect(page.getByRole('rowheader', { name: 'Ödenecek tutar' })).toBeVisible();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the keyboard skips the filters with one press', async ({ page }) => {
    await openTrafficList(page);
    const skipLink = page.getByRole('link', { name: 'Filtreleri geç' });
    await skipLink.focus();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: /^Tüm teklifler/ })).toBeFocused();
  });
});
