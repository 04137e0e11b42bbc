/** Failures of the API during a payment or a form, and of the central check. */
import { expect, test } from '../environment/isolated-test';
import { reachBank } from '../payment/reach-payment';
import { chargesFor, ledger } from '../walk/books';
import { passThreeD } from '../walk/buy';
import { waitUntilHydrated, slug } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { mailWith, mailsTo } from '../walk/sandbox';
import { turnOn } from '../walk/switches';

test.describe.configure({ mode: 'default' });

const captures = async (sandboxUrl: string): Promise<number> =>
  (await ledger(sandboxUrl)).filter(({ kind }) => kind === 'capture').length;

test('an API killed before the bank’s reply to the charge charges once and issues one policy', async ({
  page,
  environment,
  watch,
}) => {
  test.slow();
  watch.expect(/50\d|ERR_|Failed to load resource/);
  const before = await captures(environment.sandboxUrl);
  await turnOn(environment.sandboxUrl, 'bank-authorise-hang', { times: 1 });
  const { walker, plate, who } = await reachBank(page, environment);
  await passThreeD(walker);
  // The bank has charged and does not reply; the API is killed while it waits.
  await expect.poll(() => captures(environment.sandboxUrl)).toBe(before + 1);
  await environment.restart('backend', 'SIGKILL');
  await expect
    .poll(async () => (await chargesFor(environment.sandboxUrl, plate)).policies.length, { timeout: 60_000 })
    .toBe(1);
  const { entries } = await chargesFor(environment.sandboxUrl, plate);
  expect(entries.map(({ kind }) => kind)).toEqual(['capture']);
  expect(await captures(environment.sandboxUrl)).toBe(before + 1);
  await mailWith(who.email, /poliçe/i, environment.sandboxUrl);
  expect(await mailsTo(who.email, environment.sandboxUrl)).toHaveLength(1);
});

test('the switch of a createoffer code shows the next visitor its dialog', async ({ page, environment }) => {
  await turnOn(environment.sandboxUrl, 'insurers-create-offer-58', { times: 1 });
  await prepareVisit(page.context(), { ...environment, until: 'form' });
  await page.goto(`${environment.siteUrl}/${slug}/form/arac-ozellikleri`);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Şu anda teklif veremiyoruz' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('an API restart during typing loses nothing and is not noticed', async ({ page, environment, watch }) => {
  watch.expect(/50\d|ERR_|Failed to load resource/);
  await prepareVisit(page.context(), { ...environment, plate: '34ABC12', until: 'form' });
  await page.goto(`${environment.siteUrl}/${slug}/form/kisisel-bilgiler`);
  await waitUntilHydrated(page);
  const email = `yolcu-${Date.now()}@ornek.example`;
  await environment.restart('backend', 'SIGKILL');
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Araç özellikleri');
  // The address changes one frame after the step.
  await expect(page).toHaveURL(/arac-ozellikleri$/);
  await page.goBack();
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
});
