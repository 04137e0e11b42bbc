/** Faults of the whole house: the API dies, the bank's callback is lost, doubled or late. Each has a house of its own, because they hold for everybody in it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { approve, passThreeD } from '../walk/buy';
import { chargesFor, ledger } from '../walk/books';
import { expect, test, type House } from '../house/house-test';
import { slug } from '../walk/journey-test';
import { mailsTo, mailWith } from '../walk/sandbox';
import { turnOn } from '../walk/switches';
import { reachBank, type Payer } from './reach-payment';

test.describe.configure({ mode: 'default' });

const urlsOf = ({ siteUrl, sandboxUrl }: House) => ({ siteUrl, sandboxUrl });

/** One policy, one charge, one mail: the three books agree. */
async function expectOnce({ sandboxUrl }: House, { plate, who }: Payer): Promise<void> {
  const { policies, entries } = await chargesFor(sandboxUrl, plate);
  expect(policies).toHaveLength(1);
  expect(entries.map(({ kind }) => kind)).toEqual(['capture']);
  await mailWith(who.email, /poliçe/i, sandboxUrl);
  expect(await mailsTo(who.email, sandboxUrl)).toHaveLength(1);
}

test('an API killed between the approval and the policy ends in one charge, one policy, one mail', async ({
  page,
  house,
  watch,
}) => {
  test.slow();
  watch.expect(/50\d|ERR_|Failed to load resource/);
  await turnOn(house.sandboxUrl, 'bank-callback-none', { times: 1 });
  const payer = await reachBank(page, urlsOf(house));
  await passThreeD(payer.walker);
  await house.restart('backend', 'SIGKILL');
  await page.goto(`${house.siteUrl}/${slug}/listeleme`);
  await expect
    .poll(async () => (await chargesFor(house.sandboxUrl, payer.plate)).policies.length, { timeout: 60_000 })
    .toBe(1);
  await expectOnce(house, payer);
});

/** How often the bank's return reached the API, by its log. */
const returns = async ({ dataFolder }: House): Promise<number> =>
  (await readFile(join(dataFolder, 'logs/backend.log'), 'utf8')).split('/policyrequest/ThreeDResponse').length - 1;

test('a callback that comes twice has one effect', async ({ page, house }) => {
  const before = await returns(house);
  await turnOn(house.sandboxUrl, 'bank-callback-duplicate');
  await turnOn(house.sandboxUrl, 'bank-webhook-duplicate');
  const payer = await reachBank(page, urlsOf(house));
  await approve(payer.walker, slug);
  await expect.poll(() => returns(house)).toBe(before + 2);
  await expectOnce(house, payer);
});

test('a late callback finds the payment that the notification has completed', async ({ page, house }) => {
  await turnOn(house.sandboxUrl, 'bank-callback-late', { value: '9' });
  const payer = await reachBank(page, urlsOf(house));
  await approve(payer.walker, slug);
  await expectOnce(house, payer);
});

test('a charge whose answer was lost is asked for, not repeated', async ({ page, house }) => {
  test.slow();
  await turnOn(house.sandboxUrl, 'bank-authorise-reply-lost', { times: 1 });
  const before = (await ledger(house.sandboxUrl)).length;
  const payer = await reachBank(page, urlsOf(house));
  await passThreeD(payer.walker);
  await expect
    .poll(async () => (await chargesFor(house.sandboxUrl, payer.plate)).policies.length, { timeout: 60_000 })
    .toBe(1);
  await payer.walker.arrives(`/${slug}/police-basarili`);
  expect((await ledger(house.sandboxUrl)).length).toBe(before + 1);
  await expectOnce(house, payer);
});

test('F601 an insurer that does not issue gives the money back and offers another product', async ({ page, house }) => {
  test.slow();
  await turnOn(house.sandboxUrl, 'insurers-order-refused');
  const payer = await reachBank(page, urlsOf(house));
  await passThreeD(payer.walker);
  await payer.walker.arrives(`/${slug}/odeme-sorgulama`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Ödemeniz iade edildi|Sigorta şirketi yanıt vermedi/,
    { timeout: 60_000 },
  );
  await expect(page.getByRole('link', { name: 'Başka teklif seç' })).toBeVisible();
  await expect
    .poll(async () => (await ledger(house.sandboxUrl)).slice(-2).map(({ kind }) => kind))
    .toEqual(['capture', 'refund']);
});
