/** Faults that affect a whole environment: the API is killed; the bank's callback is lost, duplicated or late. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { approve, passThreeD } from '../walk/buy';
import { chargesFor, ledger } from '../walk/books';
import { expect, test, type Environment } from '../environment/isolated-test';
import { slug } from '../walk/journey-test';
import { mailsTo, mailWith } from '../walk/sandbox';
import { turnOn } from '../walk/switches';
import { reachBank, type Payer } from './reach-payment';

test.describe.configure({ mode: 'default' });

const urlsOf = ({ siteUrl, sandboxUrl }: Environment) => ({ siteUrl, sandboxUrl });

/** One policy, one charge, one mail. */
async function expectOnce({ sandboxUrl }: Environment, { plate, who }: Payer): Promise<void> {
  const { policies, entries } = await chargesFor(sandboxUrl, plate);
  expect(policies).toHaveLength(1);
  expect(entries.map(({ kind }) => kind)).toEqual(['capture']);
  await mailWith(who.email, /poliçe/i, sandboxUrl);
  expect(await mailsTo(who.email, sandboxUrl)).toHaveLength(1);
}

test('an API killed between the approval and the policy ends in one charge, one policy, one mail', async ({
  page,
  environment,
  watch,
}) => {
  test.slow();
  watch.expect(/50\d|ERR_|Failed to load resource/);
  await turnOn(environment.sandboxUrl, 'bank-callback-none', { times: 1 });
  const payer = await reachBank(page, urlsOf(environment));
  await passThreeD(payer.walker);
  await environment.restart('backend', 'SIGKILL');
  await page.goto(`${environment.siteUrl}/${slug}/listeleme`);
  await expect
    .poll(async () => (await chargesFor(environment.sandboxUrl, payer.plate)).policies.length, { timeout: 60_000 })
    .toBe(1);
  await expectOnce(environment, payer);
});

/** Number of bank returns in the API's log. */
const countReturns = async ({ dataFolder }: Environment): Promise<number> =>
  (await readFile(join(dataFolder, 'logs/backend.log'), 'utf8')).split('/policyrequest/ThreeDResponse').length - 1;

test('a duplicate callback has one effect', async ({ page, environment }) => {
  const before = await countReturns(environment);
  await turnOn(environment.sandboxUrl, 'bank-callback-duplicate');
  await turnOn(environment.sandboxUrl, 'bank-webhook-duplicate');
  const payer = await reachBank(page, urlsOf(environment));
  await approve(payer.walker, slug);
  await expect.poll(() => countReturns(environment)).toBe(before + 2);
  await expectOnce(environment, payer);
});

test('a late callback finds the payment completed by the notification', async ({ page, environment }) => {
  await turnOn(environment.sandboxUrl, 'bank-callback-late', { value: '9' });
  const payer = await reachBank(page, urlsOf(environment));
  await approve(payer.walker, slug);
  await expectOnce(environment, payer);
});

test('a charge whose reply was lost is inquired about, not repeated', async ({ page, environment }) => {
  test.slow();
  await turnOn(environment.sandboxUrl, 'bank-authorise-reply-lost', { times: 1 });
  const before = (await ledger(environment.sandboxUrl)).length;
  const payer = await reachBank(page, urlsOf(environment));
  await passThreeD(payer.walker);
  await expect
    .poll(async () => (await chargesFor(environment.sandboxUrl, payer.plate)).policies.length, { timeout: 60_000 })
    .toBe(1);
  await payer.walker.arrives(`/${slug}/police-basarili`);
  expect((await ledger(environment.sandboxUrl)).length).toBe(before + 1);
  await expectOnce(environment, payer);
});

test('F601 when an insurer does not issue the policy, the payment is refunded and another offer can be chosen', async ({
  page,
  environment,
}) => {
  test.slow();
  await turnOn(environment.sandboxUrl, 'insurers-order-refused');
  const payer = await reachBank(page, urlsOf(environment));
  await passThreeD(payer.walker);
  await payer.walker.arrives(`/${slug}/odeme-sorgulama`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Ödemeniz iade edildi|Sigorta şirketi yanıt vermedi/,
    { timeout: 60_000 },
  );
  await expect(page.getByRole('link', { name: 'Başka teklif seç' })).toBeVisible();
  await expect
    .poll(async () => (await ledger(environment.sandboxUrl)).slice(-2).map(({ kind }) => kind))
    .toEqual(['capture', 'refund']);
});
