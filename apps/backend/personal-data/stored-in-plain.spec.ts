/** No personal value stands in plain in a dump: after walks of customers, and after the conversion of an earlier release. */
import pg from 'pg';
import { eventually } from '../testing/eventually';
import { testDatabase } from '../testing/test-database';
import { secretKey } from '../modules/checkout/testing/test-sale';
import { openSandbox } from '../modules/checkout/testing/sandbox-process';
import { visitPersons } from '../modules/visit-person/tables';
import { payments } from '../modules/checkout/payment/tables';
import { payers } from '../modules/checkout/payer/tables';
import { policyInfos } from '../modules/checkout/policy-info/tables';
import { visits } from '../modules/visit/tables';
import { openedRelease } from '../releases/opened-release';
import { readRelease, releaseNames } from '../releases/known';
import { recordVisitorData } from '../releases/recording/record-visitor-data';
import { Recording } from '../releases/recording/recording';
import { pay, startSale } from '../releases/recording/start-sale';
import type { Db } from '../db/database';
import { personalDataKeys } from '../config/personal-data-keys';
import { rewrapColumns } from './rewrap-columns';

const personalForms = [
  /^[1-9]\d{10}$/,
  /^5\d{9}$/,
  /^[^@\s]+@[^@\s]+$/,
  /^(19\d\d|200\d)-\d\d-\d\d$/,
  /^(AYŞE|YILMAZ|AYŞE YILMAZ)$/,
];

/** Identity numbers, telephones, addresses of mail, birth dates and names in the decrypted rows. */
async function personalValues(db: Db): Promise<string[]> {
  const tables = [visitPersons, visits, payments, payers, policyInfos];
  const found = new Set<string>();
  for (const table of tables)
    JSON.stringify(await db.select().from(table), (key, value: unknown) => {
      if (typeof value === 'string' && key !== 'offerNo' && personalForms.some((form) => form.test(value)))
        found.add(value);
      return value;
    });
  return [...found];
}

/** Every row of every table, jobs included. */
async function dumpedRows(url: string): Promise<{ table: string; row: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables WHERE table_schema IN ('public', 'jobs') AND table_type = 'BASE TABLE'",
  );
  const dumped: { table: string; row: string }[] = [];
  for (const { name } of tables)
    dumped.push(
      ...(
        await client.query<{ table: string; row: string }>(
          `SELECT '${name}' AS table, t::text AS row FROM ${name} AS t`,
        )
      ).rows,
    );
  await client.end();
  return dumped;
}

async function placesInPlain(url: string, values: readonly string[]): Promise<string[]> {
  const rows = await dumpedRows(url);
  const isPlain = (row: string) => values.find((value) => row.includes(value));
  return [...new Set(rows.flatMap(({ table, row }) => (isPlain(row) ? [`${table}: ${isPlain(row)}`] : [])))];
}

/** Each form is there, so that the search is one for every kind of value. */
const expectEveryForm = (values: readonly string[]) =>
  expect(personalForms.map((form) => values.some((value) => form.test(value)))).toEqual(personalForms.map(() => true));

describe('a walk from the form to the policy', () => {
  const now = '2026-11-24T09:00:00.000Z';
  let recording: Recording;
  let close = async (): Promise<void> => undefined;
  beforeAll(async () => {
    const sandbox = await openSandbox(secretKey, { SANDBOX_NOW: now });
    const database = await testDatabase();
    recording = new Recording({ sandbox, databaseUrl: database.url, now });
    close = async () => {
      await recording.close();
      await sandbox.close();
      await database.drop();
    };
    await recording.open({ startsJobs: true });
  }, 60_000);
  afterAll(() => close());

  it('leaves none', async () => {
    const started = await startSale(recording, 'who buys', 'AUTO');
    await pay(started);
    await eventually(async () => (await started.sale.status()).documents.length);
    await recordVisitorData(recording);
    const { db, config } = recording.test.services;
    const values = await personalValues(db);
    expectEveryForm(values);
    expect(await placesInPlain(config.databaseUrl, values)).toEqual([]);
  }, 120_000);
});

describe.each(releaseNames)('the release %s', (name) => {
  const opened = openedRelease(readRelease(name), { startsJobs: false });

  it('has none once its rows were converted', async () => {
    const { db, config } = opened.test.services;
    const values = await personalValues(db);
    expectEveryForm(values);
    expect((await placesInPlain(config.databaseUrl, values)).length).toBeGreaterThan(0);
    const { encryption } = personalDataKeys();
    expect(await rewrapColumns(db, encryption)).toBeGreaterThan(500);
    expect(await rewrapColumns(db, encryption)).toBe(0);
    expect(await placesInPlain(config.databaseUrl, values)).toEqual([]);
    expect((await personalValues(db)).toSorted()).toEqual(values.toSorted());
  });
});
