/** The error state of a page: title prefix, focused summary with links to the fields, and the same message at each field. */
import { expect, type Page } from '@playwright/test';

/** @returns the messages of the summary, in order */
export async function expectErrorState(page: Page): Promise<string[]> {
  const summary = page.locator('main [role=alert]').filter({ has: page.locator('a[href^="#"]') });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Hata: /);
  const links = summary.getByRole('link');
  const sentences = await links.allTextContents();
  for (const [at, sentence] of sentences.entries()) {
    const id = (await links.nth(at).getAttribute('href'))!.slice(1);
    const field = page.locator(`[id="${id}"]`);
    await expect(field, `${sentence} leads to a field`).toBeAttached();
    await expect(
      page.locator('main').getByText(sentence, { exact: true }),
      `"${sentence}" stands in the summary and at the field`,
    ).toHaveCount(2);
    await links.nth(at).click();
    await expect
      .poll(() =>
        field.evaluate((element) => element === document.activeElement || element.contains(document.activeElement)),
      )
      .toBe(true);
  }
  return sentences;
}
