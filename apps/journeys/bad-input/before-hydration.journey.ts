/** Input before hydration is kept and becomes part of the form. */
import type { Page } from '@playwright/test';
import { uploadTexts } from '@emsal/ui/upload/upload.texts';
import { linePath } from '@emsal/lines/facts/line-path';
import { formPath, stepPath } from '@emsal/lines/kit/steps/paths';
import { byHand, knownPlate } from '../walk/sample-names';
import { walkedLines } from '../walk/walked-lines';
import { samplePhoto } from '../walk/fill-fields';
import { holdScripts } from '../walk/hold-scripts';
import { countShifts, shiftOf, unnoticedShift } from '../walk/layout-shift';
import { withoutSeparators, visibleAnswers } from '../walk/visible-answers';
import { expect, waitUntilHydrated, site, test } from '../walk/journey-test';
import { prepareVisit, type Preparation } from '../walk/prepared-visit';

interface EarlyInput extends Required<Pick<Preparation, 'of' | 'sample' | 'openAt'>> {
  /** Label of a field that is filled in first, so that the draft records that the look-ups have run. */
  before: string;
  /** Fills in what can be filled in without script. */
  fillIn: (page: Page) => Promise<void>;
  /** Expected answers afterwards. */
  expected: readonly string[];
}

const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const list = (page: Page, label: string) => page.getByRole('combobox', { name: label });

const cases: EarlyInput[] = [
  {
    of: walkedLines.traffic,
    sample: byHand,
    openAt: 'arac-ozellikleri',
    before: 'Motor no',
    fillIn: async (page) => {
      await box(page, 'Gün').fill('14');
      await box(page, 'Ay').fill('03');
      await box(page, 'Yıl').fill('2019');
      await list(page, 'Marka').fill('bmw');
      await page.getByLabel('Model yılı').selectOption('2019');
      await page.getByLabel('Yakıt').selectOption({ label: 'Dizel' });
      await page.getByLabel('Hususi').check();
      await page.getByLabel('Araç engelli sürücü için tescilli').check();
      await box(page, 'Şasi no').fill('wba3a5c50df123456');
      await box(page, 'Koltuk sayısı').fill('5');
    },
    expected: [
      '14',
      '03',
      '2019',
      'BMW',
      'Dizel',
      'vehiclePurposeOfUsageType-1',
      'isDisabledVehicle',
      'wba3a5c50df123456',
      '5',
    ],
  },
  {
    of: walkedLines.shortTraffic,
    sample: knownPlate,
    openAt: 'kisisel-bilgiler',
    before: 'E-posta',
    fillIn: async (page) => {
      await page.getByLabel('İkinci el araç ticareti yetki belgesi').setInputFiles({
        name: samplePhoto.name,
        mimeType: samplePhoto.type,
        buffer: Buffer.from(samplePhoto.base64, 'base64'),
      });
    },
    expected: [uploadTexts.remove(samplePhoto.name)],
  },
  {
    of: walkedLines.greenCard,
    sample: knownPlate,
    openAt: 'seyahat-bilgileri',
    before: 'Gün',
    fillIn: async (page) => {
      await list(page, 'Gidilecek ülke').fill('bulga');
      await box(page, 'Gün').first().fill('30');
    },
    expected: ['bulga', '30'],
  },
];

async function draftIsKept(page: Page, label: string): Promise<void> {
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/draft/save'));
  await page.getByLabel(label).first().fill('1');
  await page.getByLabel(label).first().blur();
  await saved;
}

for (const { of, sample, openAt, before, fillIn, expected } of cases) {
  test(`input into ${openAt} of ${of.line.id} before hydration is kept`, async ({ page, context }) => {
    await prepareVisit(context, { of, sample, openAt, isBlank: true });
    await page.goto(site() + stepPath(of.line, openAt));
    await waitUntilHydrated(page);
    await draftIsKept(page, before);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await fillIn(page);
    release();
    await waitUntilHydrated(page);
    for (const text of expected)
      await expect
        .poll(() => visibleAnswers(page), text)
        .toContainEqual(expect.stringContaining(withoutSeparators(text)));
  });
}

test('a wrong answer posted before hydration is named in the document: nothing moves later', async ({ page }) => {
  await countShifts(page);
  const release = await holdScripts(page);
  await page.goto(site() + linePath(walkedLines.traffic.line.facts), { waitUntil: 'commit' });
  await box(page, 'TCKN veya VKN').fill('12345678901');
  await box(page, 'Cep telefonu').fill('5321234567');
  await box(page, 'Plaka').fill('34 ABC 12');
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Bir alanı düzeltin' });
  await expect(summary).toBeVisible();
  release();
  await expect(summary).toBeFocused();
  expect(await shiftOf(page)).toBeLessThan(unnoticedShift);
});

test('a button pressed before hydration works after it', async ({ page }) => {
  const { line } = walkedLines.auto;
  const release = await holdScripts(page);
  await page.goto(site() + formPath(line), { waitUntil: 'commit' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Fotoğraftan okut' }).click();
  release();
  await chooser;
});

test('going forward twice in history before hydration opens that step without a script error', async ({
  page,
  context,
}) => {
  // Its visitor is asked for the occupation and for the plate's status.
  const { line } = walkedLines.auto;
  const title = page.getByRole('heading', { level: 1 });
  await prepareVisit(context, {
    of: walkedLines.auto,
    sample: 'plate not issued yet, with accessories',
    openAt: 'kisisel-bilgiler',
  });
  await page.goto(site() + stepPath(line, 'kisisel-bilgiler'));
  await waitUntilHydrated(page);
  for (const slug of ['meslek-bilgisi', 'ruhsat-bilgileri']) {
    await page.getByRole('button', { name: 'Devam et' }).click();
    await expect(page).toHaveURL(site() + stepPath(line, slug));
  }
  for (const slug of ['meslek-bilgisi', 'kisisel-bilgiler']) {
    await page.goBack();
    await expect(page).toHaveURL(site() + stepPath(line, slug));
  }
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(title).toHaveText('Kişisel bilgiler');
  await page.evaluate(() => history.go(2));
  await expect(page).toHaveURL(site() + stepPath(line, 'ruhsat-bilgileri'));
  release();
  await waitUntilHydrated(page);
  await expect(title).toHaveText('Ruhsat bilgileri');
});
