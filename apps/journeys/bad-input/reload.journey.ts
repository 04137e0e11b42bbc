import { uploadTexts } from '@emsal/ui/upload/upload.texts';
import type { Page } from '@playwright/test';
import { byHand, walkSample } from '../samples/walk-sample';
import { walkedLines } from '../samples/walked-lines';
import { photograph } from '../walk/form';
import { expect, hydrated, test } from '../walk/journey-test';

const bare = (text: string): string => text.replace(/[\s.]/g, '');

/** What the open step holds of the answers: boxes, lists, confirmed ones, and files by the button that takes them back. */
const held = async (page: Page): Promise<string> =>
  bare(
    await page.evaluate(() => {
      const main = document.querySelector('main')!;
      const typed = [...main.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value);
      const chosen = [...main.querySelectorAll('select')].map(({ selectedOptions: [option] }) => option?.text);
      const told = [...main.querySelectorAll('dd, p:not([id]), form button')].map(
        (element) => element.getAttribute('aria-label') ?? element.textContent,
      );
      return [...typed, ...chosen, ...told].join('|');
    }),
  );

/** Every answer in a box or a list of the open step. */
const given = async (page: Page): Promise<string[]> =>
  (
    await page.evaluate(() => {
      const boxes = [
        ...document.querySelectorAll<HTMLInputElement>(
          'main form input:not([type=radio], [type=checkbox], [type=file], [type=hidden])',
        ),
      ].map(({ value }) => value);
      const lists = [...document.querySelectorAll<HTMLSelectElement>('main form select')]
        .filter(({ value }) => value !== '')
        .map(({ selectedOptions: [option] }) => option!.text);
      return [...boxes, ...lists];
    })
  )
    .map(bare)
    .filter(Boolean);

for (const of of Object.values(walkedLines)) {
  test(`F063 a reload of every filled step of ${of.line.id} right after the last key keeps the step and what was typed`, async ({
    page,
    walker,
  }) => {
    test.slow();
    await walkSample(walker, {
      of,
      sample: byHand,
      filled: async (title) => {
        const file = page.getByRole('button', { name: uploadTexts.remove(photograph.name) });
        const answers = [...(await given(page)), ...((await file.count()) ? [bare(photograph.name)] : [])];
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await hydrated(page);
        await expect(page.locator('main form')).toBeVisible();
        const seen = await held(page);
        expect(answers.filter((answer) => !seen.includes(answer))).toEqual([]);
      },
    });
  });
}
