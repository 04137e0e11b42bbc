import type { AccountRequest } from '@emsal/api/calls/customer-account/help';
import { workingDaysAfter } from '@emsal/validation/dates/working-days';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { TestVisitor } from '../../testing/test-visitor';
import { accountModule } from '../account/account';
import { accountWorld, type AccountWorld } from '../account/testing/account-world';
import { newBuyer } from '../account/testing/sign-in-runs';
import { signedIn } from '../account/testing/signed-in';
import { policiesOfCustomer } from '../policy/policy-store';
import { moveRequest } from '../service-request/request-store';
import { openPolicyRequest } from '../service-request/open-request';
import { accountHelpModule } from './account-help';

const base = 'selfservice/customeraccount';
const form = { category: 'complaint', subject: '2683', details: ' Kartımdan iki kez çekildi. ', answerBy: 'email' };

describe('help requests', () => {
  let world: AccountWorld;
  beforeAll(async () => void (world = await accountWorld([accountModule, accountHelpModule])), 60_000);
  afterAll(() => world.backend.close());

  const enter = async (by = newBuyer()) => {
    const browser = await world.backend.visitor();
    return { browser, by, ...(await signedIn(world.backend, browser, by)) };
  };
  const send = async (browser: TestVisitor, change: object = {}) =>
    (await browser.call(`POST ${base}/postCustomerContactForm`, { ...form, ...change })).body;
  const list = async ({ browser, sealed: id }: { browser: TestVisitor; sealed: string }) => {
    const { body } = await browser.call(`GET ${base}/getCustomerRequests/{id}`, { id });
    return (body.result as { requests: AccountRequest[] }).requests;
  };
  const customerWithPolicy = async () => {
    const by = newBuyer();
    await world.buy(by, await world.browser());
    const who = await enter(by);
    const [policy] = await policiesOfCustomer(world.backend.services.db, who.customerId);
    return { ...who, policy: policy! };
  };

  it('M512 M190 M191 M192 M193 is stored with the day by which somebody answers, and listed', async () => {
    const who = await enter();
    const sent = await send(who.browser);
    const promisedOn = workingDaysAfter(dayInTurkey(world.backend.clock.now()), 1);
    expect(sent).toMatchObject({ isSuccess: true, result: { number: expect.stringMatching(/^\d{10}$/), promisedOn } });
    expect(await list(who)).toMatchObject([
      {
        kind: 'help',
        category: 'complaint',
        subject: 2683,
        details: 'Kartımdan iki kez çekildi.',
        state: 'received',
        promisedOn,
        policyNo: null,
      },
    ]);
  });

  it('M512 is refused with a message per field, and then nothing is stored', async () => {
    const who = await enter();
    const refused = await send(who.browser, { subject: '9', details: ' ' });
    expect(refused).toMatchObject({
      messageCode: 'badBody',
      fields: { subject: 'Konuyu seçin', details: expect.any(String) },
    });
    expect(await list(who)).toEqual([]);
  });

  it('belongs to a policy of the customer, never to somebody else’s', async () => {
    const who = await customerWithPolicy();
    const other = await customerWithPolicy();
    expect(await send(who.browser, { policyId: other.policy.id })).toMatchObject({ messageCode: 'notFound' });
    expect(await send(who.browser, { policyId: who.policy.id })).toMatchObject({ isSuccess: true });
    expect(await list(who)).toMatchObject([{ policyNo: who.policy.policyNo }]);
    expect(await list(other)).toEqual([]);
  });

  it('stand with the customer’s other requests, whose details the list leaves out', async () => {
    const who = await customerWithPolicy();
    await openPolicyRequest(
      world.backend.services,
      { kind: 'customer', customerId: who.customerId, visitorId: '' },
      { policyId: who.policy.id, details: { kind: 'cancellation', effectiveOn: '2027-01-01', ground: 'sale' } },
    );
    expect(await list(who)).toMatchObject([{ kind: 'cancellation', details: null, subject: null }]);
  });

  it('M318 say what is waited for or why they were refused, and lead to their page', async () => {
    const who = await customerWithPolicy();
    const { services } = world.backend;
    const details = { kind: 'addendum', effectiveOn: '2027-01-01', part: 'plate', value: '06EML340' } as const;
    const by = { kind: 'customer', customerId: who.customerId, visitorId: '' } as const;
    const { id } = (await openPolicyRequest(services, by, { policyId: who.policy.id, details }))!;
    const moveTo = (to: 'inReview' | 'refused', reason?: string) =>
      services.db.transaction((tx) => moveRequest(tx, { id, to, reason, actor: { kind: 'system' }, at: new Date() }));
    await moveTo('inReview');
    expect(await list(who)).toMatchObject([{ note: '', path: '/plaka-ekle' }]);
    await moveTo('refused', 'nothingCame');
    expect(await list(who)).toMatchObject([
      { note: expect.stringContaining('süresinde gelmedi'), path: '/plaka-ekle' },
    ]);
  });

  it('are at most ten a day', async () => {
    const { browser } = await enter();
    for (let at = 0; at < 10; at += 1) expect(await send(browser)).toMatchObject({ isSuccess: true });
    expect(await send(browser)).toMatchObject({ messageCode: 'helpTooMany' });
  });

  it('need a session', async () => {
    expect(await send(await world.backend.visitor())).toMatchObject({ messageCode: 'signInNeeded' });
  });
});
