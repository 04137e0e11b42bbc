import { distinctSteps } from '../samples/distinct-steps';
import { byHand } from '../walk/sample-names';
import { walkSample } from '../samples/walk-sample';
import { expect, test } from '../walk/journey-test';
import { expectScreen, expectState } from '../walk/screen-checks';
import { reloadFilledStep } from './reload-filled-step';

const codeTitle = 'Telefonunuza gelen kodu girin';

/** Titles of the steps that cannot be submitted empty, and of the code panel. */
const requiresInput = new Set([
  'Temel bilgiler',
  'Kişisel bilgiler',
  'Ruhsat bilgileri',
  'Araç özellikleri',
  'Seyahat bilgileri',
  codeTitle,
]);

for (const [at, { of, titles }] of distinctSteps(byHand).entries()) {
  /** The code panel is the same in every line. */
  const isChecked = (title: string): boolean => titles.has(title) || (at === 0 && title === codeTitle);
  test(`F002 F061 F063 every step in which ${of.line.id} differs, empty, with errors and with the code panel, has no axe violation and fits every width, and a reload right after the last key keeps step and answers`, async ({
    page,
    walker,
  }) => {
    test.slow();
    await walkSample(walker, {
      of,
      sample: byHand,
      atStep: async (title) => {
        if (!isChecked(title)) return;
        await expectScreen(page, title);
        if (!requiresInput.has(title)) return;
        await page.locator('main form button[type=submit]').first().click();
        await expect(page).toHaveTitle(/^Hata: /);
        await expectState(page, `${title} with errors`);
      },
      atFilledStep: async (title) => {
        if (titles.has(title)) await reloadFilledStep(page, of, title);
      },
    });
  });
}
