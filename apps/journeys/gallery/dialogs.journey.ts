import type { Page } from '@playwright/test';
import { expectModalEntries } from '../walk/expect-modal-entries';
import { expect, test } from './gallery-test';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const leaveDialog = 'Formdan çıkıyorsunuz';
const confirmDialog = 'Yazdıklarınız silinsin mi?';
/** History length, address and state. */
const historyState = (page: Page) =>
  page.evaluate(() => ({ entries: history.length, at: location.pathname, state: history.state }));

test.beforeEach(async ({ page, galleryUrl }) => {
  await page.goto(`${galleryUrl}/bottom-sheet`);
  await button(page, 'Teklifleri süzün').waitFor();
});

test('the sheet traps the focus, locks scrolling and returns the focus on Escape', async ({ page }) => {
  await button(page, 'Teklifleri süzün').click();
  const sheet = dialog(page, 'Teklifleri süzün');
  await expect(sheet).toBeVisible();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const at = document.activeElement!;
      return at !== document.body && at.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button(page, 'Teklifleri süzün')).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
});

test('a click outside the sheet closes it', async ({ page }) => {
  await button(page, 'Teklifleri süzün').click();
  await expect(dialog(page, 'Teklifleri süzün')).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(dialog(page, 'Teklifleri süzün')).toBeHidden();
});

test('M327 browser-back closes the top one of two dialogs, then the other, then leaves the page', async ({
  page,
  galleryUrl,
}) => {
  await page.goto(`${galleryUrl}/dialog/1`);
  await button(page, 'Formdan çık').click();
  await button(page, 'Yazdıklarımı sil').click();
  await expect(dialog(page, confirmDialog)).toBeVisible();
  await expectModalEntries(page, 2);
  await page.goBack();
  await expect(dialog(page, confirmDialog)).toBeHidden();
  await expect(dialog(page, leaveDialog)).toBeVisible();
  await page.goBack();
  await expect(dialog(page, leaveDialog)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/dialog/1');
  await page.goBack();
  await expect(page).toHaveURL(`${galleryUrl}/bottom-sheet`);
});

test('M328 closing a dialog goes back in history', async ({ page }) => {
  const before = await historyState(page);
  await button(page, 'Teklifleri süzün').click();
  await expect.poll(() => historyState(page)).toMatchObject({ entries: before.entries + 1, at: before.at });
  await button(page, 'Kapat').click();
  await expect.poll(async () => (await historyState(page)).state).toEqual(before.state ?? null);
  // The old entry is a forward entry, so opening again replaces it.
  await button(page, 'Teklifleri süzün').click();
  await expect.poll(() => historyState(page)).toMatchObject({ entries: before.entries + 1, at: before.at });
});

test('a navigation during the closing of a dialog is kept', async ({ page }) => {
  await button(page, 'Teklifleri süzün').click();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).not.toBeNull();
  await page.evaluate(async () => {
    const soon = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
    document.querySelector<HTMLElement>('dialog[open] button')!.click();
    await soon(2);
    history.pushState({}, '', '/next');
  });
  await expect(page).toHaveURL(/\/next$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/bottom-sheet$/);
});
