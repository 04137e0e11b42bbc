import type { WaitingRefund } from '@emsal/api/calls/self-service/refund-iban';
import { randomId } from '../../db/random-id';
import type { JobContext } from '../../http/job';
import type { TestVisitor } from '../../testing/test-visitor';
import { accountModule } from '../account/account';
import { accountWorld, type AccountWorld, type Buyer } from '../account/testing/account-world';
import { newBuyer } from '../account/testing/sign-in-runs';
import { captchaModule } from '../captcha/captcha';
import { enterCapture } from '../policy/ledger/ledger-store';
import { onlyItem } from '../policy/order/order-store';
import { findPolicyOfOrder } from '../policy/policy-store';
import { askForAccountJob } from '../policy/refund/ask-for-account';
import { addRefund, moveRefund } from '../policy/refund/refund-store';
import { outboxOf, type SentJob } from '../policy/testing/opened-order';
import { serviceProofModule } from '../service-proof/service-proof';
import { proveForService } from '../service-proof/testing/service-proofs';
import { moveRequest, requestsOfPolicy } from '../service-request/request-store';
import { refundIbanModule } from './refund-iban';

const iban = 'TR33 0006 1005 1978 6457 8413 26';
const other = 'TR320010009999901234567890';

describe('the account of a refund', () => {
  let world: AccountWorld;
  beforeAll(async () => {
    world = await accountWorld([captchaModule, accountModule, serviceProofModule, refundIbanModule]);
  });
  beforeEach(() => world.backend.clock.advance(61));
  afterAll(() => world.backend.close());

  /** A refund that the card refused. */
  async function refused(by: Buyer) {
    const { db, clock } = world.backend.services;
    const { paymentId: orderId } = await world.buy(by, await world.browser());
    const id = randomId();
    const at = clock.now();
    const sent = [] as SentJob[];
    await db.transaction(async (tx) => {
      await enterCapture(tx, { orderId, amount: 100, at });
      await addRefund(tx, { id, orderId, itemNo: onlyItem, kind: 'refund', amount: 40, requestedAt: at });
      await moveRefund(outboxOf(tx, sent), { id, to: 'refused', reason: 'cardClosed', at });
    });
    return { refundId: id, sent, policyId: (await findPolicyOfOrder(db, orderId))!.id };
  }
  const proven = async (by: Buyer): Promise<TestVisitor> => {
    const browser = await world.backend.visitor();
    await proveForService(browser, by, world.backend.ports);
    return browser;
  };
  const waiting = async (browser: TestVisitor) =>
    (await browser.call('POST selfservice/formdata/GetCustomerIbanInfo', {})).body;
  const save = async (browser: TestVisitor, refundId: string, typed = iban) =>
    (await browser.call('POST selfservice/formdata/SaveCustomerIbanInfo', { refundId, iban: typed })).body;

  it('M338 M397 M478 M479 is given after the code, from a browser that nobody signed in with', async () => {
    const by = newBuyer();
    const { refundId, policyId } = await refused(by);
    const anonymous = await world.backend.visitor();
    const before = [await waiting(anonymous), await save(anonymous, refundId)];
    expect(before.map(({ messageCode }) => messageCode)).toEqual(['proofNeeded', 'proofNeeded']);
    const browser = await proven(by);
    expect((await waiting(browser)).result).toEqual([
      { refundId, amount: 40, lineName: 'Trafik Sigortası', holder: '', receivedIban: null },
    ]);
    expect((await save(browser, refundId)).isSuccess).toBe(true);
    expect((await waiting(browser)).result).toMatchObject([{ receivedIban: 'TR33 •••• 13 26' }]);
    const [request] = await requestsOfPolicy(world.backend.services.db, policyId, 'iban');
    expect(request!.details).toMatchObject({ refundId, iban: iban.replaceAll(' ', '') });
  });

  it('M339 M570 is taken once, also of twenty at the same time, and again when it was refused', async () => {
    const by = newBuyer();
    const { refundId, policyId } = await refused(by);
    const browser = await proven(by);
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(browser, refundId)));
    expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
    expect((await save(browser, refundId, other)).messageCode).toBe('ibanReceived');
    const { db, clock } = world.backend.services;
    const { id } = (await requestsOfPolicy(db, policyId, 'iban'))[0]!;
    const actor = { kind: 'staff', id: 'deniz' } as const;
    await db.transaction(async (tx) => {
      await moveRequest(tx, { id, to: 'inReview', actor, at: clock.now() });
      await moveRequest(tx, { id, to: 'refused', actor, reason: 'notOwnAccount', at: clock.now() });
    });
    expect((await save(browser, refundId, other)).isSuccess).toBe(true);
  });

  it('M479 M571 is refused at its field with a wrong digit or at the excluded institution', async () => {
    const by = newBuyer();
    const { refundId } = await refused(by);
    const browser = await proven(by);
    const fields = [];
    for (const typed of ['TR340006100519786457841326', 'TR320082900000001234567890'])
      fields.push((await save(browser, refundId, typed)).fields?.['iban']);
    expect(fields).toEqual([
      'IBAN rakamlarından biri hatalı, kontrol edin',
      'Bu kuruluşa iade yapılamıyor. Başka bir bankadaki hesabınızı yazın',
    ]);
  });

  it('M478 M479 is nobody else’s', async () => {
    const { refundId } = await refused(newBuyer());
    const stranger = await proven(newBuyer());
    expect((await waiting(stranger)).result as WaitingRefund[]).toEqual([]);
    expect((await save(stranger, refundId)).messageCode).toBe('refundNotFound');
  });

  it('M397 is asked for by SMS once the card has refused it', async () => {
    const by = newBuyer();
    const { sent } = await refused(by);
    for (const { data } of sent)
      await askForAccountJob.handler(data as never, world.backend.services as unknown as JobContext);
    const texts = world.backend.ports.sentSms.filter(({ to }) => to === by.phoneNumber).map(({ text }) => text);
    expect(texts.at(-1)).toMatch(/0,40.₺.*\/iade-iban-bilgisi$/);
  });
});
