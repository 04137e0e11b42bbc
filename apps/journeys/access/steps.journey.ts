import { byHand, walkSample } from '../samples/walk-sample';
import { walkedLines } from '../samples/walked-lines';
import { expect, test } from '../walk/journey-test';
import { expectScreen } from './faults';

/** Titles of the steps that cannot be left empty, and of the code panel. */
const asks = new Set([
  'Temel bilgiler',
  'Kişisel bilgiler',
  'Ruhsat bilgileri',
  'Araç özellikleri',
  'Seyahat bilgileri',
  'Telefonunuza gelen kodu girin',
]);

for (const of of Object.values(walkedLines)) {
  test(`F002 F061 every step of ${of.line.id}, empty, wrong and with the code panel, has no axe violation and fits every width`, async ({
    page,
    walker,
  }) => {
    test.slow();
    await walkSample(walker, {
      of,
      sample: byHand,
      atStep: async (title) => {
        await expectScreen(page, title);
        if (!asks.has(title)) return;
        await page.locator('main form button[type=submit]').first().click();
        await expect(page).toHaveTitle(/^Hata: /);
        await expectScreen(page, `${title} with errors`);
      },
    });
  });
}
