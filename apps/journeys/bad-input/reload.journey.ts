import { uploadTexts } from '@emsal/ui/upload/upload.texts';
import type { Page } from '@playwright/test';
import { lineKeys } from '@emsal/platform/storage/session-keys';
import { byHand, walkSample } from '../samples/walk-sample';
import { walkedLines, type WalkedLine } from '../samples/walked-lines';
import { photograph } from '../walk/form';
import { bare, heldAnswers } from '../walk/held-answers';
import { expect, hydrated, test } from '../walk/journey-test';

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

/** Where the session keeps the visit's number. */
const visitOf = ({ line }: WalkedLine): string => lineKeys.visitId(line.facts);

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
        // The first key opens the visit: before the server has it, nothing can be kept.
        if (answers.length > 0)
          await page.waitForFunction((visit) => sessionStorage.getItem(visit) !== null, visitOf(of));
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await hydrated(page);
        await expect(page.locator('main form')).toBeVisible();
        const lost = async (): Promise<string[]> => {
          const seen = (await heldAnswers(page)).join('|');
          return answers.filter((answer) => !seen.includes(answer));
        };
        await expect.poll(lost).toEqual([]);
      },
    });
  });
}
