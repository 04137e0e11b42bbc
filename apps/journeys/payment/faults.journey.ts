/** Faults of bank and insurer whose pages a visitor sees; the server's tests cover lost and repeated replies and killed processes. */
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

test('a late callback finds the payment completed by the notification', async ({ page, environment }) => {
  await turnOn(environment.sandboxUrl, 'bank-callback-late', { value: '9' });
  const payer = await reachBank(page, urlsOf(environment));
  await approve(payer.walker, slug);
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
