import { newPhoneNumber } from '../testing/synthetic-numbers';
import { eventually } from '../testing/eventually';
import { testApp, type TestApp } from '../testing/test-app';
import { loginOfTelephone, type LoginTelephone } from './login-store';
import { logins } from './tables';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp()));
afterAll(() => backend.close());

const newTelephone = (): LoginTelephone => {
  const telephone = newPhoneNumber();
  return { telephoneKey: `key of ${telephone}`, telephone, addedAt: new Date('2026-11-21T09:00:00Z') };
};
const isWaiting = async (): Promise<boolean> => {
  const { rowCount } = await backend.services.database.pool.query('SELECT 1 FROM pg_locks WHERE NOT granted');
  return rowCount! > 0;
};

it('two first logins of a telephone at once leave one login', async () => {
  const { db } = backend.services;
  const telephone = newTelephone();
  let second: Promise<string> | undefined;
  const first = await db.transaction(async (tx) => {
    const id = await loginOfTelephone(tx, telephone);
    second = db.transaction((other) => loginOfTelephone(other, telephone));
    await eventually(isWaiting);
    return id;
  });
  expect(await second).toBe(first);
  expect((await db.select().from(logins)).map(({ id }) => id)).toEqual([first]);
});
