import { insurersSelling } from '@emsal/insurers/registry';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { openServices, type OpenServices } from '../../../services';
import { eventually } from '../../../testing/eventually';
import { testApp, type TestApp } from '../../../testing/test-app';
import { offerModule } from '../offer';
import type { QuoteRow } from '../offer-store';
import { offerVisit, type OfferVisit } from '../testing/offer-visit';
import { openInsurerStubs, type InsurerStubs } from '../testing/insurer-stubs';
import type { Engine } from './quote-engine';
import { recoverOrphanedQuote } from './recover-orphaned-quote';

const firms = insurersSelling('TRAFFIC').map(({ firmId }) => firmId);
let stubs: InsurerStubs;
let test: TestApp;
let visit: OfferVisit;
let firstModule: ReturnType<typeof offerModule>;
let kill: () => Promise<void>;

beforeEach(async () => {
  stubs = await openInsurerStubs();
  firstModule = offerModule({ deadlineMs: 60_000 });
  // The first process answers calls and queries insurers, but runs no jobs: only another process can recover its quotes.
  test = await testApp(
    [{ ...firstModule, jobs: [], start: async (services) => void (kill = (await firstModule.start!(services))!) }],
    { startsJobs: true, env: { SANDBOX_URL: stubs.url } },
  );
  visit = await offerVisit(test);
});
afterEach(async () => {
  await test.close();
  await stubs.close();
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
  test.services.db.execute(
    sql`UPDATE jobs.job SET start_after = now() WHERE name = 'offer.takeOver' AND state = 'created'`,
  );
const jobStates = async () =>
  (
    await test.services.db.execute<{ state: string }>(sql`SELECT state FROM jobs.job WHERE name = 'offer.takeOver'`)
  ).rows.map(({ state }) => state);

describe('a quote whose process dies', () => {
  it('is finished by another process, which queries only insurers without a stored answer', async () => {
    const hanging = [26, 75, 114];
    for (const firmId of hanging) stubs.setBehaviour('hang', firmId);
    await openQueue();
    await visit.createOffer();
    await answersStored(firms.length - hanging.length);
    await kill();
    stubs.setBehaviour('offer');
    stubs.requestCounts.clear();
    const second = await secondProcess();
    await jobFallsDue();
    const list = await visit.completeList();
    expect(list.insurers.map(({ state }) => state)).toEqual(firms.map(() => 'offered'));
    expect([...stubs.requestCounts.keys()].toSorted((a, b) => a - b)).toEqual(hanging);
    await second.close();
  });
  it('has a further recovery job before it is recovered, the same one for a retry', async () => {
    stubs.setBehaviour('hang', 26);
    await openQueue();
    await visit.createOffer();
    await answersStored(firms.length - 1);
    await kill();
    const { services } = test;
    const [quote] = (await services.db.execute<{ id: string }>(sql`SELECT id FROM quotes`)).rows;
    const ran: (string | null)[] = [];
    const dying = { orphanedAfterMs: 15_000, run: async ({ jobId }: QuoteRow) => void ran.push(jobId) };
    const recover = recoverOrphanedQuote(() => dying as unknown as Engine).handler;
    const context = { ...services, jobId: randomUUID(), signal: new AbortController().signal };
    for (let time = 0; time < 2; time += 1) await recover({ quoteId: quote!.id } as never, context);
    const { rows } = await services.db.execute(
      sql`SELECT id, data, round(extract(epoch FROM start_after - created_on)) AS wait FROM jobs.job
          WHERE name = 'offer.takeOver' AND data ? 'earlier'`,
    );
    expect(rows).toEqual([{ id: ran[0], data: { quoteId: quote!.id, earlier: 1 }, wait: '15' }]);
    expect(ran).toEqual([ran[0], ran[0]]);
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
