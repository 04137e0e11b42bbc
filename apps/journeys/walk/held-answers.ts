/** What the open step holds, to be compared: boxes, chosen options, ticks, confirmed answers, and files by the button that takes them back. */
import type { Page } from '@playwright/test';

/** Without the spaces and dots that masks and dates set. */
export const bare = (text: string): string => text.replace(/[\s.]/g, '');

export async function heldAnswers(page: Page): Promise<string[]> {
  const held = await page.evaluate(() => {
    const main = document.querySelector('main')!;
    const typed = [...main.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])')];
    const ticked = [...main.querySelectorAll<HTMLInputElement>('input:checked')];
    const chosen = [...main.querySelectorAll('select')].map(({ selectedOptions: [option] }) => option?.text);
    const told = [...main.querySelectorAll('dd, p:not([id]), form button')].map(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    return [...typed.map(({ value }) => value), ...ticked.map(({ id }) => id), ...chosen, ...told];
  });
  return held.map((text) => bare(text ?? '')).filter(Boolean);
}
