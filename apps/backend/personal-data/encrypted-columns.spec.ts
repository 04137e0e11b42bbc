import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { databaseFailureOf } from '../db/database-failure';
import { testApp, type TestApp } from '../testing/test-app';
import { blindIndex } from './blind-index';
import { encryptedJson, encryptedText } from './encrypted-columns';
import { personalDataKeys, readKeyVersions, setPersonalDataKeys } from '../config/personal-data-keys';
import { rewrapColumns } from './rewrap-columns';

const people = pgTable('people', {
  id: integer().primaryKey(),
  identityIndex: text(),
  identity: encryptedText('people.identity'),
  alias: encryptedText('people.alias'),
  details: encryptedJson<{ city: string; children: number[] }>('people.details'),
});

let backend: TestApp;
beforeAll(async () => {
  backend = await testApp();
  await backend.services.db.execute(sql`CREATE TABLE people (id integer PRIMARY KEY, identity_index text,
    identity encrypted_text, alias encrypted_text, details encrypted_text)`);
});
afterAll(() => backend.close());
beforeEach(() => backend.services.db.delete(people));

const stored = async () => JSON.stringify((await backend.services.db.execute(sql`SELECT * FROM people`)).rows);
const insert = (id: number, identity: string | null) =>
  backend.services.db
    .insert(people)
    .values({ id, identity, identityIndex: identity && blindIndex('identity', identity) });

it('reads what was written, and the database holds none of it', async () => {
  const row = {
    id: 1,
    identityIndex: null,
    identity: '10000000078',
    alias: null,
    details: { city: 'İzmir', children: [3, 7] },
  };
  await backend.services.db.insert(people).values(row);
  expect(await backend.services.db.select().from(people)).toEqual([row]);
  expect(await stored()).not.toMatch(/10000000078|İzmir/);
});

it('null stays null', async () => {
  await insert(1, null);
  expect((await backend.services.db.execute(sql`SELECT id FROM people WHERE identity IS NULL`)).rows).toEqual([
    { id: 1 },
  ]);
  expect((await backend.services.db.select().from(people))[0]!.identity).toBeNull();
});

it('is found by its blind index, which differs by kind and by key', async () => {
  await insert(1, '10000000078');
  await insert(2, '10000000146');
  const index = blindIndex('identity', '10000000146');
  expect(
    await backend.services.db.select({ id: people.id }).from(people).where(eq(people.identityIndex, index)),
  ).toEqual([{ id: 2 }]);
  expect(blindIndex('telephone', '10000000146')).not.toBe(index);
  const keys = personalDataKeys();
  setPersonalDataKeys({ ...keys, index: randomBytes(32) });
  expect(blindIndex('identity', '10000000146')).not.toBe(index);
  setPersonalDataKeys(keys);
});

it('the database refuses plain text', async () => {
  const failed = await backend.services.db
    .execute(sql`INSERT INTO people (id, identity) VALUES (1, '10000000078')`)
    .catch((error: Error) => error);
  expect(failed).toMatchObject({ cause: { code: '23514' } });
  expect(databaseFailureOf(failed)).toBeNull();
});

it('a value copied to another column does not decrypt', async () => {
  await insert(1, '10000000078');
  await backend.services.db.execute(sql`UPDATE people SET alias = identity`);
  await expect(backend.services.db.select({ alias: people.alias }).from(people)).rejects.toThrow();
});

describe('the rotation job', () => {
  const withNewVersion = () => {
    const before = personalDataKeys();
    const [newest] = readKeyVersions(`2:${randomBytes(32).toString('base64')}`)!;
    return {
      before,
      both: { ...before, encryption: [newest!, ...before.encryption] },
      newest: { ...before, encryption: [newest!] },
    };
  };

  it('puts every value of every encrypted column under the newest version, once', async () => {
    const { before, both, newest } = withNewVersion();
    for (let id = 1; id <= 300; id += 1) await insert(id, String(id));
    await backend.services.db
      .update(people)
      .set({ details: { city: 'x', children: [] } })
      .where(eq(people.id, 7));
    setPersonalDataKeys(both);
    expect(await rewrapColumns(backend.services.db, both.encryption)).toBe(301);
    expect(await rewrapColumns(backend.services.db, both.encryption)).toBe(0);
    setPersonalDataKeys(newest);
    const rows = await backend.services.db.select().from(people).orderBy(people.id);
    expect(rows.map(({ identity }) => identity)).toEqual(rows.map(({ id }) => String(id)));
    expect(rows[6]!.details).toEqual({ city: 'x', children: [] });
    setPersonalDataKeys(before);
  });
});
