import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { randomBytes } from 'node:crypto';
import { personalDataKeys, readKeyVersions, setPersonalDataKeys } from '../config/personal-data-keys';
import { testApp, type TestApp } from '../testing/test-app';
import { rewrapColumns } from './rewrap-columns';
import { personalBytes, personalJson, personalText } from './personal-columns';

const letters = pgTable('letters', {
  id: integer().primaryKey(),
  recipient: personalText('letters.recipient'),
  answers: personalJson<{ city?: string; children?: number[] }>('letters.answers').default(sql`'{}'`),
  content: personalBytes('letters.content'),
});

let backend: TestApp;
beforeAll(async () => {
  backend = await testApp();
  await backend.services.db.execute(sql`CREATE TABLE letters (id integer PRIMARY KEY, recipient personal_text,
    answers personal_json DEFAULT '{}', content personal_bytes)`);
});
afterAll(() => backend.close());
beforeEach(() => backend.services.db.delete(letters));

const letter = { id: 1, recipient: 'ayse@ornek.example', answers: { city: 'İzmir', children: [3, 7] } };
const content = Buffer.from([0, 255, 1, 254]);
const insertPlain = () =>
  backend.services.db.execute(
    sql`INSERT INTO letters VALUES (1, ${letter.recipient}, ${JSON.stringify(letter.answers)}, ${content})`,
  );
const stored = async () =>
  JSON.stringify((await backend.services.db.execute(sql`SELECT t::text FROM letters AS t`)).rows);
const read = () => backend.services.db.select().from(letters).orderBy(letters.id);
const rewrapped = () => rewrapColumns(backend.services.db, personalDataKeys().encryption);

it('reads what an earlier release stored in plain', async () => {
  await insertPlain();
  expect(await read()).toEqual([{ ...letter, content }]);
});

it('writes no plain value', async () => {
  await backend.services.db.insert(letters).values({ ...letter, content });
  expect(await read()).toEqual([{ ...letter, content }]);
  expect(await stored()).not.toMatch(/ayse|zmir|00ff01fe/);
});

it('the job encrypts plain values once, and what is read stays the same', async () => {
  await insertPlain();
  await backend.services.db.insert(letters).values({ id: 2 });
  expect([await rewrapped(), await rewrapped()]).toEqual([3, 0]);
  expect(await read()).toEqual([
    { ...letter, content },
    { id: 2, recipient: null, answers: {}, content: null },
  ]);
  expect(await stored()).not.toMatch(/ayse|zmir|00ff01fe/);
});

it('the job leaves a locked row to its next run', async () => {
  await insertPlain();
  await backend.services.db.transaction(async (tx) => {
    await tx.select().from(letters).where(eq(letters.id, 1)).for('update');
    expect(await rewrapped()).toBe(0);
  });
  expect(await rewrapped()).toBe(3);
});

it('the job puts encrypted values of every form under the newest key', async () => {
  const before = personalDataKeys();
  await backend.services.db.insert(letters).values({ ...letter, content });
  const [newest] = readKeyVersions(`2:${randomBytes(32).toString('base64')}`)!;
  setPersonalDataKeys({ ...before, encryption: [newest!, ...before.encryption] });
  expect([await rewrapped(), await rewrapped()]).toEqual([3, 0]);
  setPersonalDataKeys({ ...before, encryption: [newest!] });
  expect(await read()).toEqual([{ ...letter, content }]);
  setPersonalDataKeys(before);
});
