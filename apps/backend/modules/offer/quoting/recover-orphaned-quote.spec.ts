import { insurersSelling } from '@emsal/insurers/registry';
import { sql } from 'drizzle-orm';
import { openServices, type OpenServices } from '../../../services';
import { eventually } from '../../../testing/eventually';
import { testApp, type TestApp } from '../../../testing/test-app';
import { offerModule } from '../offer';
import { offerVisit, type OfferVisit } from '../testing/offer-visit';
import { testMarket, type TestMarket } from '../testing/test-market';

const firms = insurersSelling('TRAFFIC').map(({ firmId }) => firmId);
let market: TestMarket;
let test: TestApp;
let visit: OfferVisit;
let firstModule: ReturnType<typeof offerModule>;
let kill: () => Promise<void>;

beforeEach(async () => {
  market = await testMarket();
  firstModule = offerModule({ deadlineMs: 60_000 });
  // The first process answers calls and queries insurers, but runs no jobs: only another process can recover its quotes.
  test = await testApp(
    [{ ...firstModule, jobs: [], start: async (services) => void (kill = (await firstModule.start!(services))!) }],
    { startsJobs: true, env: { SANDBOX_URL: market.url } },
  );
  visit = await offerVisit(test);
});
afterEach(async () => {
  await test.close();
  await market.close();
});

/** Another process on the same database, with its own pools and worker. */
async function secondProcess(): Promise<OpenServices> {
  const services = openServices(test.services.config, {
    log: test.services.log as never,
    ports: test.ports,
    clock: test.clock,
  });
  const module = offerModule({ deadlineMs: 5_000 });
  await services.jobs.start();
  await services.jobs.work(
    [...module.jobs!].map((job) => ({ ...job, options: { ...job.options, pollSeconds: 0.5 } })),
    services,
  );
  return services;
}
/** Instead of waiting fifteen seconds. */
const jobFallsDue = () =>
  test.services.db.execute(sql`UPDATE jobs.job SET start_after = now() WHERE name = 'offer.takeOver'`);
const jobStates = async () =>
  (
    await test.services.db.execute<{ state: string }>(sql`SELECT state FROM jobs.job WHERE name = 'offer.takeOver'`)
  ).rows.map(({ state }) => state);

describe('a quote whose process dies', () => {
  it('is finished by another process, which queries only insurers without a stored answer', async () => {
    const hanging = [26, 75, 114];
    for (const firmId of hanging) market.setBehaviour('hang', firmId);
    await openQueue();
    await visit.createOffer();
    await answersStored(firms.length - hanging.length);
    await kill();
    market.setBehaviour('offer');
    market.requestCounts.clear();
    const second = await secondProcess();
    await jobFallsDue();
    const list = await visit.completeList();
    expect(list.insurers.map(({ state }) => state)).toEqual(firms.map(() => 'offered'));
    expect([...market.requestCounts.keys()].toSorted((a, b) => a - b)).toEqual(hanging);
    await second.close();
  });
  it('leaves no pending job after a completed quote', async () => {
    await openQueue();
    await visit.createOffer();
    await visit.completeList();
    await jobCancelled();
    expect(await jobStates()).toEqual(['cancelled']);
  });
});

/** A worker creates the queue before the first send, as at every start. */
async function openQueue(): Promise<void> {
  await test.services.jobs.work(
    [{ name: 'offer.takeOver', handler: async () => undefined, options: { pollSeconds: 3_600 } }],
    test.services,
  );
}
const answersStored = (count: number) =>
  eventually(async () => (await test.services.db.execute(sql`SELECT 1 FROM quote_answers`)).rows.length === count);
const jobCancelled = () => eventually(async () => (await jobStates()).every((state) => state === 'cancelled'));
