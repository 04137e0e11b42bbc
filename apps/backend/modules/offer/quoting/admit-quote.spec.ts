import { insurersSelling } from '@emsal/insurers/registry';
import { testApp, type TestApp } from '../../../testing/test-app';
import { captchaModule } from '../../captcha/captcha';
import { solveCaptcha } from '../../captcha/testing/solve-captcha';
import { offerModule } from '../offer';
import { offerVisit, type OfferVisit } from '../testing/offer-visit';
import { openInsurerStubs, type InsurerStubs } from '../testing/insurer-stubs';

const insurers = insurersSelling('TRAFFIC').length;

let stubs: InsurerStubs;
let backend: TestApp;
/** Each pause of the queue, until it is ended. */
let pauses: PromiseWithResolvers<void>[];

async function open(env: Record<string, string>): Promise<void> {
  stubs = await openInsurerStubs();
  pauses = [];
  const pause = (): Promise<void> => {
    const one = Promise.withResolvers<void>();
    pauses.push(one);
    return one.promise;
  };
  const offers = offerModule({ deadlineMs: 12_000, pause });
  backend = await testApp([offers, captchaModule], { startsJobs: true, env: { SANDBOX_URL: stubs.url, ...env } });
}
afterEach(async () => {
  await backend.close();
  await stubs.close();
});

const create = async ({ visitor, visitId }: OfferVisit, from: string, withCaptcha = false) => {
  const captcha = withCaptcha ? { captcha: await solveCaptcha(visitor) } : {};
  const call = 'POST quoterequestapi/offer/createoffer';
  const { status, body, headers } = await visitor.call(call, { visitId, ...captcha }, { 'x-forwarded-for': from });
  return { status, code: body.messageCode, offerNo: body.result, retryAfter: headers['retry-after'] };
};
/** A visit with cookies of its own. */
const fresh = () => offerVisit(backend);
const queried = () => [...stubs.requestCounts.values()].reduce((sum, count) => sum + count, 0);

describe('a flood of quote requests with new cookies', () => {
  it('from one network, of this machine too, needs captchas and then ends with 429', async () => {
    await open({ QUOTES_PER_NETWORK: '1' });
    const here = '127.0.0.1';
    const first = await fresh();
    expect(await create(first, here)).toMatchObject({ status: 200, offerNo: expect.stringMatching(/^\d{10}$/) });
    expect(await create(await fresh(), here)).toMatchObject({ status: 200, code: 'captchaRequired' });
    for (let count = 0; count < 3; count += 1) expect((await create(await fresh(), here, true)).offerNo).toBeDefined();
    expect(await create(await fresh(), here, true)).toMatchObject({ status: 429, code: 'tooMany' });
    await first.completeList();
    expect(queried()).toBeLessThanOrEqual(4 * insurers);
    expect((await create(await fresh(), '203.0.113.9')).offerNo).toBeDefined();
  }, 60_000);

  it('from many networks needs captchas above half the capacity, then waits, then ends with 429', async () => {
    await open({ QUOTES_PER_MINUTE: '4' });
    const from = (host: number) => `203.0.113.${host}`;
    for (const host of [1, 2]) expect((await create(await fresh(), from(host))).offerNo).toBeDefined();
    expect(await create(await fresh(), from(3))).toMatchObject({ code: 'captchaRequired' });
    for (const host of [4, 5]) expect((await create(await fresh(), from(host), true)).offerNo).toBeDefined();
    const waiting = create(await fresh(), from(6), true);
    const late = await fresh();
    while (pauses.length === 0) await new Promise(setImmediate);
    expect(await create(late, from(7), true)).toMatchObject({ status: 429, code: 'tooMany', retryAfter: '10' });
    backend.clock.advance(15);
    pauses[0]!.resolve();
    expect((await waiting).offerNo).toBeDefined();
  }, 60_000);

  it('does not affect a list that is there already', async () => {
    await open({ QUOTES_PER_NETWORK: '1' });
    const visit = await fresh();
    const { offerNo } = await create(visit, '127.0.0.1');
    await visit.completeList();
    expect((await create(visit, '127.0.0.1')).offerNo).toBe(offerNo);
  });
});
