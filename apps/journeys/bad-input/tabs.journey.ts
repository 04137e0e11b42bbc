import type { Page } from '@playwright/test';
import { knownPlate } from '../walk/sample-names';
import { walkToStep } from '../samples/walk-sample';
import { walkedLines } from '../walk/walked-lines';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { uniquePhoneNumber } from '../walk/sandbox';

const form = (step: string): string => `${site()}/${slug}/form/${step}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Chassis number of the displayed vehicle. */
const chassisOf = async (page: Page): Promise<string> =>
  /Şasi no\s*(\w{17})/.exec((await page.locator('main dl').textContent())!)![1]!;

/** Runs the input and waits until the server has saved it. */
async function saveAnswers(page: Page, fillIn: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/draft/save') && reply.ok());
  await fillIn();
  await saved;
}

test('two tabs of one visit fill in different steps without overwriting each other’s answers', async ({
  page,
  context,
  watch,
}) => {
  await prepareVisit(context, { until: 'form' });
  const other = await context.newPage();
  watch.follow(other);
  await page.goto(form('kisisel-bilgiler'));
  await other.goto(form('temel-bilgiler'));
  await waitUntilHydrated(page);
  await waitUntilHydrated(other);
  const email = `yolcu-${uniquePhoneNumber()}@ornek.example`;
  const permission = 'Kampanyalardan SMS ile haberdar olmak istiyorum';
  await saveAnswers(page, () => page.getByLabel('E-posta').fill(email));
  await saveAnswers(other, () => other.getByLabel(permission).check({ force: true }));
  // A changed step must be submitted again before later ones open.
  await other.getByRole('button', { name: 'Devam et' }).click();
  await expect(heading(other)).toHaveText('Araç özellikleri');
  for (const tab of [page, other]) {
    await tab.goto(form('kisisel-bilgiler'));
    await expect(tab.getByLabel('E-posta')).toHaveValue(email);
    await tab.goto(form('temel-bilgiler'));
    await expect(tab.getByLabel(permission)).toBeChecked();
  }
});

test('with different plates in two tabs, offers are for the vehicle of the tab that requests them', async ({
  page,
  walker,
  context,
  watch,
}) => {
  await walkToStep(walker, { of: walkedLines.traffic, sample: knownPlate, until: 'Araç özellikleri' });
  await walker.press('Bütün bilgiler');
  const vehicle = await walker.text('main dl');
  const other = await context.newPage();
  watch.follow(other);
  await other.goto(form('ruhsat-bilgileri'));
  await waitUntilHydrated(other);
  await other.getByRole('button', { name: 'Değiştir' }).click();
  await other.getByLabel('Plaka', { exact: true }).fill('35 ZZ 123');
  await saveAnswers(other, () => other.getByRole('button', { name: 'Aracı bul ve devam et' }).click());
  await expect(heading(other)).toHaveText('Araç özellikleri');
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await page.waitForURL(`**/${slug}/listeleme`);
  const offered = page.getByText(/ başlangıç$/).first();
  await expect(offered).not.toContainText('35 ZZ 123');
  const type = /Tip\s*(.+?)\s*Yakıt/.exec(vehicle)![1]!;
  await expect(offered).toContainText(type);
});

test('two tabs that submit one step with different plates save one consistent vehicle', async ({
  page,
  context,
  watch,
}) => {
  await prepareVisit(context, { plate: '34ABC12', until: 'form' });
  const other = await context.newPage();
  watch.follow(other);
  const vehicles: string[] = [];
  for (const tab of [page, other]) {
    await tab.goto(form('ruhsat-bilgileri'));
    await waitUntilHydrated(tab);
    await tab.getByRole('button', { name: 'Değiştir' }).click();
  }
  for (const [tab, plate] of [
    [page, '35 ZZ 123'],
    [other, '06 BCD 789'],
  ] as const) {
    await tab.getByLabel('Plaka', { exact: true }).fill(plate);
    await saveAnswers(tab, () => tab.getByRole('button', { name: 'Aracı bul ve devam et' }).click());
    await expect(heading(tab)).toHaveText('Araç özellikleri');
    vehicles.push(await chassisOf(tab));
  }
  expect(vehicles[0]).not.toBe(vehicles[1]);
  // The first tab saves its vehicle last, together with its plate.
  await page.getByRole('button', { name: 'Değiştir' }).click();
  await saveAnswers(page, () => page.getByLabel('Motor no').fill('MOTOR1'));
  const third = await context.newPage();
  watch.follow(third);
  await third.goto(form('arac-ozellikleri'));
  expect(await chassisOf(third)).toBe(vehicles[0]);
  await third.goto(form('ruhsat-bilgileri'));
  await expect(third.getByRole('main')).toContainText('35 ZZ 123');
});

test('a browser that was killed and reopened resumes at its step with the answers', async ({
  page,
  context,
  browser,
  watch,
}) => {
  await prepareVisit(context, { until: 'form' });
  await page.goto(form('kisisel-bilgiler'));
  await waitUntilHydrated(page);
  const email = `yolcu-${uniquePhoneNumber()}@ornek.example`;
  await saveAnswers(page, () => page.getByLabel('E-posta').fill(email));
  // Cookies survive the browser, session storage does not.
  const { cookies } = await context.storageState();
  await context.close();
  const opened = await browser.newContext({ storageState: { cookies, origins: [] } });
  const again = await opened.newPage();
  watch.follow(again);
  await again.goto(form('kisisel-bilgiler'));
  await expect(heading(again)).toHaveText('Kişisel bilgiler');
  await expect(again.getByLabel('E-posta')).toHaveValue(email);
  await opened.close();
});
