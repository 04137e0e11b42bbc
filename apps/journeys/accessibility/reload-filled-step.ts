/** Reloads a filled step right after the last key: step and answers are kept. */
import { uploadTexts } from '@emsal/ui/upload/upload.texts';
import type { Page } from '@playwright/test';
import { lineKeys } from '@emsal/platform/storage/session-keys';
import type { WalkedLine } from '../walk/walked-lines';
import { samplePhoto } from '../walk/fill-fields';
import { withoutSeparators, visibleAnswers } from '../walk/visible-answers';
import { expect, waitUntilHydrated } from '../walk/journey-test';

/** Answers in text boxes and selects of the open step. */
const typedAnswers = async (page: Page): Promise<string[]> =>
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
    .map(withoutSeparators)
    .filter(Boolean);

/** Session storage key of the visit's id. */
const visitOf = ({ line }: WalkedLine): string => lineKeys.visitId(line.facts);

export async function reloadFilledStep(page: Page, of: WalkedLine, title: string): Promise<void> {
  const file = page.getByRole('button', { name: uploadTexts.remove(samplePhoto.name) });
  const answers = [
    ...(await typedAnswers(page)),
    ...((await file.count()) ? [withoutSeparators(samplePhoto.name)] : []),
  ];
  // The first key creates the visit; before that nothing can be saved.
  if (answers.length > 0) await page.waitForFunction((visit) => sessionStorage.getItem(visit) !== null, visitOf(of));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await waitUntilHydrated(page);
  await expect(page.locator('main form')).toBeVisible();
  const lost = async (): Promise<string[]> => {
    const seen = (await visibleAnswers(page)).join('|');
    return answers.filter((answer) => !seen.includes(answer));
  };
  await expect.poll(lost).toEqual([]);
}
