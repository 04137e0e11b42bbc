import type { Page } from '@playwright/test';
import { knownPlate, walkToStep } from '../samples/walk-sample';
import { walkedLines } from '../samples/walked-lines';
import { expect, hydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { ownNumber } from '../walk/sandbox';

const form = (step: string): string => `${site()}/${slug}/form/${step}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Of the vehicle on the card. */
const chassisOf = async (page: Page): Promise<string> =>
  /Şasi no\s*(\w{17})/.exec(await page.locator('main dl').innerText())![1]!;

/** Answers something and waits until the server has it. */
async function keep(page: Page, give: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/draft/save') && reply.ok());
  await give();
  await saved;
}

test('two tabs of one visit fill different steps, and neither takes the other’s answers away', async ({
  page,
  context,
  watch,
}) => {
  await prepareVisit(context, { until: 'form' });
  const other = await context.newPage();
  watch.follow(other);
  await page.goto(form('kisisel-bilgiler'));
  await other.goto(form('temel-bilgiler'));
  await hydrated(page);
  await hydrated(other);
  const email = `yolcu-${ownNumber()}@ornek.example`;
  const permission = 'Kampanyalardan SMS ile haberdar olmak istiyorum';
  await keep(page, () => page.getByLabel('E-posta').fill(email));
  await keep(other, () => other.getByLabel(permission).check({ force: true }));
  // A step that was changed is left anew before the later ones open.
  await other.getByRole('button', { name: 'Devam et' }).click();
  await expect(heading(other)).toHaveText('Kişisel bilgiler');
  for (const tab of [page, other]) {
    await tab.goto(form('kisisel-bilgiler'));
    await expect(tab.getByLabel('E-posta')).toHaveValue(email);
    await tab.goto(form('temel-bilgiler'));
    await expect(tab.getByLabel(permission)).toBeChecked();
  }
});

test('two tabs with different plates: offers are for the vehicle of the tab that asks, not for one made of two', async ({
  page,
  walker,
  context,
  watch,
}) => {
  await walkToStep(walker, { of: walkedLines.traffic, sample: knownPlate, until: 'Araç özellikleri' });
  const vehicle = await walker.text('main dl');
  const other = await context.newPage();
  watch.follow(other);
  await other.goto(form('ruhsat-bilgileri'));
  await hydrated(other);
  await other.getByRole('button', { name: 'Değiştir' }).click();
  await other.getByLabel('Plaka', { exact: true }).fill('35 ZZ 123');
  await keep(other, () => other.getByRole('button', { name: 'Aracı bul ve devam et' }).click());
  await expect(heading(other)).toHaveText('Araç özellikleri');
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await page.waitForURL(`**/${slug}/listeleme`);
  const offered = page.getByText(/ başlangıç$/).first();
  await expect(offered).not.toContainText('35 ZZ 123');
  const type = /Tip\s*(.+?)\s*Yakıt/.exec(vehicle)![1]!;
  await expect(offered).toContainText(type);
});

test('two tabs leave one step with different plates: what is drafted is one vehicle, not the plate of one with the car of the other', async ({
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
    await hydrated(tab);
    await tab.getByRole('button', { name: 'Değiştir' }).click();
  }
  for (const [tab, plate] of [
    [page, '35 ZZ 123'],
    [other, '06 BCD 789'],
  ] as const) {
    await tab.getByLabel('Plaka', { exact: true }).fill(plate);
    await keep(tab, () => tab.getByRole('button', { name: 'Aracı bul ve devam et' }).click());
    await expect(heading(tab)).toHaveText('Araç özellikleri');
    vehicles.push(await chassisOf(tab));
  }
  expect(vehicles[0]).not.toBe(vehicles[1]);
  // The first tab says its vehicle last, and with it the plate that it stands on.
  await page.getByRole('button', { name: 'Değiştir' }).click();
  await keep(page, () => page.getByLabel('Motor no').fill('MOTOR1'));
  const third = await context.newPage();
  watch.follow(third);
  await third.goto(form('arac-ozellikleri'));
  expect(await chassisOf(third)).toBe(vehicles[0]);
  await third.goto(form('ruhsat-bilgileri'));
  await expect(third.getByRole('main')).toContainText('35 ZZ 123');
});

test('a browser that was killed and opened again goes on at its step with what was typed', async ({
  page,
  context,
  browser,
  watch,
}) => {
  await prepareVisit(context, { until: 'form' });
  await page.goto(form('kisisel-bilgiler'));
  await hydrated(page);
  const email = `yolcu-${ownNumber()}@ornek.example`;
  await keep(page, () => page.getByLabel('E-posta').fill(email));
  // Cookies outlive the browser; the session storage of a tab does not.
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
