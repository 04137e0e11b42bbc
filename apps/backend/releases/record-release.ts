/** Records the dump of a release; README.md shows how to run it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSandbox } from '../modules/checkout/testing/sandbox-process';
import { secretKey } from '../modules/checkout/testing/test-sale';
import { testDatabase } from '../testing/test-database';
import { dumpDatabase } from './dump-database';
import { compressed, files, releaseFolder, withoutAddress, type KnownRelease, type KnownSample } from './known';
import { knownLists } from './recording/known-lists';
import { knownRows } from './recording/known-rows';
import { recordDrafts } from './recording/record-drafts';
import { recordVisitorData } from './recording/record-visitor-data';
import { keepLists, recordQuotes } from './recording/record-quotes';
import { recordSales } from './recording/record-sales';
import { knownSamples, recordSamples } from './recording/record-samples';
import { recordUnfinished, recordUnfinishedList } from './recording/record-unfinished';
import { Recording } from './recording/recording';

const begin = '2026-11-23T09:00:00.000Z';

interface Recorded {
  known: Omit<KnownRelease, 'rows'>;
  contract: KnownSample[];
}

/** Two runs on one database: with jobs, and then without, so that payments stay unfinished. */
async function record(recording: Recording): Promise<Recorded> {
  await recording.open({ startsJobs: true });
  const passports = await recordVisitorData(recording);
  await recordDrafts(recording);
  await recordSales(recording);
  keepLists(await recordQuotes(recording));
  await recordSamples(recording);
  await recording.close();
  await recording.open({ startsJobs: false });
  const ends = await recordUnfinished(recording);
  await recording.answerQuestions();
  const unfinishedList = await recordUnfinishedList(recording);
  const { database, db } = recording.test.services;
  const visitors = recording.cookies();
  const { answers } = recording.notes;
  const known = {
    now: recording.now,
    secretKey,
    visitors,
    answers,
    passports,
    unfinishedList,
    lists: await knownLists(db, answers),
    ...(await knownRows(database, visitors, ends)),
    bank: await recording.sandbox.get<object>('/bank/books.json'),
  };
  return { known, contract: knownSamples(recording) };
}

it('records a release', async () => {
  const name = process.env['RELEASE'];
  if (!name) throw new Error('RELEASE names the folder, e.g. 2026-12');
  const sandbox = await openSandbox(secretKey, { SANDBOX_NOW: begin });
  const database = await testDatabase();
  const recording = new Recording({ sandbox, databaseUrl: database.url, now: begin });
  const { known, contract } = await record(recording).finally(() => recording.close());
  const { sql, rows } = await dumpDatabase(database.url);
  await sandbox.close();
  await database.drop();
  const write = (file: string, text: string) =>
    writeFileSync(join(releaseFolder(name), file), compressed(withoutAddress(text, sandbox.url)));
  mkdirSync(releaseFolder(name), { recursive: true });
  write(files.sql, sql);
  write(files.contract, JSON.stringify(contract));
  write(files.known, JSON.stringify({ ...known, rows }));
}, 1_800_000);
