/** A step that is filled in while its scripts are still on their way: whatever was given stays and is the form's. */
import type { Page } from '@playwright/test';
import { uploadTexts } from '@emsal/ui/upload/upload.texts';
import { formPath, stepPath } from '@emsal/lines/kit/paths';
import { byHand, knownPlate } from '../samples/walk-sample';
import { walkedLines } from '../samples/walked-lines';
import { photograph } from '../walk/form';
import { bare, heldAnswers } from '../walk/held-answers';
import { expect, hydrated, site, test } from '../walk/journey-test';
import { prepareVisit, type Preparation } from '../walk/prepared-visit';

/** Holds every script back. @returns lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

interface Way extends Required<Pick<Preparation, 'of' | 'sample' | 'openAt'>> {
  /** Label of a field that is filled in by an earlier page: with it the draft knows that what can be looked up has been. */
  before: string;
  /** Gives what can be given without a script. */
  give: (page: Page) => Promise<void>;
  /** What the form must hold then. */
  given: readonly string[];
}

const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const list = (page: Page, label: string) => page.getByRole('combobox', { name: label });

const ways: Way[] = [
  {
    of: walkedLines.traffic,
    sample: byHand,
    openAt: 'arac-ozellikleri',
    before: 'Motor no',
    give: async (page) => {
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
    given: [
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
    give: async (page) => {
      await page.getByLabel('İkinci el araç ticareti yetki belgesi').setInputFiles({
        name: photograph.name,
        mimeType: photograph.type,
        buffer: Buffer.from(photograph.base64, 'base64'),
      });
    },
    given: [uploadTexts.remove(photograph.name)],
  },
  {
    of: walkedLines.greenCard,
    sample: knownPlate,
    openAt: 'seyahat-bilgileri',
    before: 'Gün',
    give: async (page) => {
      await list(page, 'Gidilecek ülke').fill('bulga');
      await box(page, 'Gün').first().fill('30');
    },
    given: ['bulga', '30'],
  },
];

async function draftIsKept(page: Page, label: string): Promise<void> {
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/draft/save'));
  await page.getByLabel(label).first().fill('1');
  await page.getByLabel(label).first().blur();
  await saved;
}

for (const { of, sample, openAt, before, give, given } of ways) {
  test(`what was given to ${openAt} of ${of.line.id} before its scripts came stays`, async ({ page, context }) => {
    await prepareVisit(context, { of, sample, openAt, isBlank: true });
    await page.goto(site() + stepPath(of.line, openAt));
    await hydrated(page);
    await draftIsKept(page, before);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await give(page);
    release();
    await hydrated(page);
    for (const text of given)
      await expect.poll(() => heldAnswers(page), text).toContainEqual(expect.stringContaining(bare(text)));
  });
}

test('a button that is pressed before its scripts came does what it says when they are there', async ({ page }) => {
  const { line } = walkedLines.auto;
  const release = await holdScripts(page);
  await page.goto(site() + formPath(line), { waitUntil: 'commit' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Fotoğraftan okut' }).click();
  release();
  await chooser;
});

test('whoever goes forward twice before the scripts have come gets that step, and no script stumbles over the one before', async ({
  page,
  context,
}) => {
  const { line } = walkedLines.traffic;
  const title = page.getByRole('heading', { level: 1 });
  await prepareVisit(context, { until: 'form' });
  await page.goto(site() + stepPath(line, 'kisisel-bilgiler'));
  await hydrated(page);
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
  await hydrated(page);
  await expect(title).toHaveText('Ruhsat bilgileri');
});
