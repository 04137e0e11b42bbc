/** What ends in the middle: the API at a fixed moment of a payment or of a form, the market's centre, an offer that changes or ends under the card. */
import { expect, test } from '../house/house-test';
import { reachBank } from '../payment/reach-payment';
import { chargesFor, ledger } from '../walk/books';
import { passThreeD } from '../walk/buy';
import { hydrated, slug } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { mailWith, mailsTo } from '../walk/sandbox';
import { turnOn } from '../walk/switches';

test.describe.configure({ mode: 'default' });

const captures = async (sandboxUrl: string): Promise<number> =>
  (await ledger(sandboxUrl)).filter(({ kind }) => kind === 'capture').length;

test('an API killed while the bank’s answer to the charge is on its way charges once and writes one policy', async ({
  page,
  house,
  watch,
}) => {
  test.slow();
  watch.expect(/50\d|ERR_|Failed to load resource/);
  const before = await captures(house.sandboxUrl);
  await turnOn(house.sandboxUrl, 'bank-authorise-hang', { times: 1 });
  const { walker, plate, who } = await reachBank(page, house);
  await passThreeD(walker);
  // The bank has the money and says nothing: the API waits for it, and dies there.
  await expect.poll(() => captures(house.sandboxUrl)).toBe(before + 1);
  await house.restart('backend', 'SIGKILL');
  await expect
    .poll(async () => (await chargesFor(house.sandboxUrl, plate)).policies.length, { timeout: 60_000 })
    .toBe(1);
  const { entries } = await chargesFor(house.sandboxUrl, plate);
  expect(entries.map(({ kind }) => kind)).toEqual(['capture']);
  expect(await captures(house.sandboxUrl)).toBe(before + 1);
  await mailWith(who.email, /poliçe/i, house.sandboxUrl);
  expect(await mailsTo(who.email, house.sandboxUrl)).toHaveLength(1);
});

test('the switch of a create-offer code stops the next visitor with its dialog, and off again lets him through', async ({
  page,
  house,
}) => {
  await turnOn(house.sandboxUrl, 'insurers-create-offer-58', { times: 1 });
  await prepareVisit(page.context(), { ...house, until: 'form' });
  await page.goto(`${house.siteUrl}/${slug}/form/arac-ozellikleri`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Şu anda teklif veremiyoruz' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('an API that is restarted while somebody types loses nothing and is not noticed', async ({
  page,
  house,
  watch,
}) => {
  watch.expect(/50\d|ERR_|Failed to load resource/);
  await prepareVisit(page.context(), { ...house, plate: '34ABC12', until: 'form' });
  await page.goto(`${house.siteUrl}/${slug}/form/kisisel-bilgiler`);
  await hydrated(page);
  const email = `yolcu-${Date.now()}@ornek.example`;
  await house.restart('backend', 'SIGKILL');
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meslek bilgisi');
  // Nobody goes back in the frame in which the step came; its address follows that frame.
  await expect(page).toHaveURL(/meslek-bilgisi$/);
  await page.goBack();
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
});
