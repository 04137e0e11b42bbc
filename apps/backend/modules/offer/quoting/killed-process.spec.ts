/** Real processes: one is killed with SIGKILL while a quote is running, the next one finishes the quote. */
import { insurersSelling } from '@emsal/insurers/registry';
import { systemClock } from '@emsal/platform/clock';
import type pg from 'pg';
import { testDatabase, type TestDatabase } from '../../../testing/test-database';
import { testPool } from '../../../testing/test-pool';
import { TestVisitor } from '../../../testing/test-visitor';
import { buildBackend, type BackendProcess } from '../../checkout/testing/backend-process';
import { offerVisit } from '../testing/offer-visit';
import { openInsurerStubs, type InsurerStubs } from '../testing/insurer-stubs';

const hanging = [26, 75, 114];
const firms = insurersSelling('TRAFFIC').map(({ firmId }) => firmId);
let stubs: InsurerStubs;
let database: TestDatabase;
let backend: BackendProcess;
let pool: pg.Pool;

beforeAll(async () => {
  stubs = await openInsurerStubs(systemClock);
  database = await testDatabase();
  pool = testPool(database.url);
  backend = buildBackend({
    DATABASE_URL: database.url,
    SECRET_KEY: 'a test key of at least 32 characters',
    SANDBOX_URL: stubs.url,
    RATE_LIMIT_POINTS: '100000',
  });
  await backend.start();
});
afterAll(async () => {
  await backend.close();
  await pool.end();
  await database.drop();
  await stubs.close();
});

const answersStored = async (count: number) => {
  while ((await pool.query('SELECT 1 FROM quote_answers')).rows.length < count) await new Promise(setImmediate);
};

it('a quote of a killed process is finished by the next one, which queries only insurers without an answer', async () => {
  for (const firmId of hanging) stubs.setBehaviour('hang', firmId);
  const visit = await offerVisit({ clock: systemClock, visitor: () => new TestVisitor(backend.app).open() });
  const { body } = await visit.createOffer();
  await answersStored(firms.length - hanging.length);
  await backend.kill();
  stubs.setBehaviour('offer');
  stubs.requestCounts.clear();
  await backend.start();
  // Instead of waiting fifteen seconds.
  await pool.query("UPDATE jobs.job SET start_after = now() WHERE name = 'offer.takeOver'");
  const list = await visit.completeList();
  expect(list.offerNo).toBe(body.result);
  expect(list.offerList).toHaveLength(firms.length);
  expect([...stubs.requestCounts.keys()].toSorted((a, b) => a - b)).toEqual(hanging);
});
