import { testApp, type TestApp } from '../testing/test-app';
import { ownedTables } from './owned-tables';

describe('the owned tables', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp()));
  afterAll(() => backend.close());

  it('are all tables with the three owner columns', async () => {
    const { rows } = await backend.services.database.pool.query<{ table: string }>(
      `SELECT table_name AS table FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name IN ('identity_key', 'telephone_key', 'customer_id')
       GROUP BY table_name HAVING count(*) = 3 ORDER BY table_name`,
    );
    expect(rows.map(({ table }) => table)).toEqual([...ownedTables].sort());
  });
});
