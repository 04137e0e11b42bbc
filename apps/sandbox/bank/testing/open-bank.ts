/** The bank over HTTP for merchant and customer: a new one before each test. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createSandbox, type Sandbox } from '../../sandbox';

const merchantSecret = 'a-merchant-secret-for-tests';
const today = { now: () => new Date('2026-11-20T09:00:00Z') };
export const orderId = (n: number): string => n.toString(16).padStart(32, '0');
/** The card form filled in with the given test card. */
export const typed = (number: string) => ({
  holder: 'AYŞE YILMAZ',
  number,
  expiry: '08/29',
  cvv: number.startsWith('37') ? '1234' : '123',
});
/** The value of a hidden field of a page. */
export const valueOf = (page: string, name: string): string | undefined =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];

/** Call it at the top level of a spec file. */
export function openBank() {
  let sandbox: Sandbox;
  let nextOrder = 1;
  beforeEach(async () => {
    sandbox = await createSandbox({
      seed: 'emsal',
      clock: today,
      bank: { merchantSecret, notificationDelay: 3_600_000 },
    });
  });
  afterEach(() => sandbox.app.close());

  const calls = callsOf((request) => sandbox.app.inject(request));
  return { ...calls, ...ordersOf(calls, () => orderId(nextOrder++)) };
}

function callsOf(inject: (request: string | InjectOptions) => Promise<LightMyRequestResponse>) {
  const post = (url: string, payload: object, headers = {}) => inject({ method: 'POST', url, payload, headers });
  const form = (url: string, payload: Record<string, string>) =>
    inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(payload).toString(),
    });
  /** Posts and follows the redirect, as a browser does. */
  const posted = async (url: string, payload: Record<string, string>): Promise<string> => {
    const { statusCode, headers } = await form(url, payload);
    expect([statusCode, headers['location']]).toEqual([303, `/bank/three-d?paymentId=${payload['paymentId']}`]);
    return (await inject(headers['location']!)).body;
  };
  const merchant = (path: string, payload: object) =>
    post(`/bank/merchant/${path}`, payload, { 'x-merchant-key': merchantSecret });
  const tokenOf = async (number: string): Promise<string> =>
    (await post('/bank/tokens', typed(number))).json<{ token: string }>().token;
  const ledger = async () =>
    (await inject('/bank/ledger.json')).json<{ entries: { kind: string; amount: number }[] }>().entries;
  return { inject, post, form, posted, merchant, tokenOf, ledger };
}

function ordersOf({ merchant, tokenOf, posted }: ReturnType<typeof callsOf>, nextId: () => string) {
  async function initialize(number: string, instalments = 1) {
    const id = nextId();
    const answer = await merchant('initialize', {
      orderId: id,
      amount: 878_000,
      currency: 'TRY',
      instalments,
      cardToken: await tokenOf(number),
      nonce: 'n'.repeat(22),
      callbackUrl: 'http://localhost:4200/api/back',
      webhookUrl: 'http://localhost:4200/api/hook',
    });
    return { id, answer: answer.json<{ status: string; code?: string; paymentId: string }>() };
  }

  async function challenge(paymentId: string, answer = 'approve') {
    const page = await posted('/bank/three-d', { paymentId });
    const code = /Kodunuz: (\d{6})/.exec(page)![1]!;
    return posted('/bank/three-d/answer', { paymentId, code, answer });
  }

  return { initialize, challenge };
}
