/** The answers visible in the open step: text boxes, selected options, ticks, confirmed answers, and files by their remove button. */
import type { Page } from '@playwright/test';

/** Without the spaces and dots of masks and dates. */
export const withoutSeparators = (text: string): string => text.replace(/[\s.]/g, '');

export async function visibleAnswers(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const main = document.querySelector('main')!;
    const typed = [...main.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])')];
    const ticked = [...main.querySelectorAll<HTMLInputElement>('input:checked')];
    const chosen = [...main.querySelectorAll('select')].map(({ selectedOptions: [option] }) => option?.text);
    const shown = [...main.querySelectorAll('dd, p:not([id]), form button')].map(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    return [...typed.map(({ value }) => value), ...ticked.map(({ id }) => id), ...chosen, ...shown];
  });
  return texts.map((text) => withoutSeparators(text ?? '')).filter(Boolean);
}
