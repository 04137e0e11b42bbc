/** The built backend and the sandbox as processes, with a database of their own, for the tests of a file. */
import type pg from 'pg';
import { testDatabase, type TestDatabase } from '../../../testing/test-database';
import { testPool } from '../../../testing/test-pool';
import { buildBackend, type BackendProcess } from './backend-process';
import { openSandbox, type SandboxProcess } from './sandbox-process';
import { secretKey } from './test-sale';

export interface ServiceProcesses {
  sandbox: SandboxProcess;
  database: TestDatabase;
  backend: BackendProcess;
  /** Connected to the backend's database. */
  pool: pg.Pool;
}

async function openProcesses(): Promise<ServiceProcesses> {
  const sandbox = await openSandbox(secretKey);
  const database = await testDatabase();
  const pool = testPool(database.url);
  const backend = buildBackend({
    DATABASE_URL: database.url,
    SECRET_KEY: secretKey,
    SANDBOX_URL: sandbox.url,
    RATE_LIMIT_POINTS: '100000',
  });
  await backend.start();
  return { sandbox, database, backend, pool };
}

/** Opens them before the tests: allow two minutes. */
export function serviceProcesses(): () => ServiceProcesses {
  let open: ServiceProcesses;
  beforeAll(async () => {
    open = await openProcesses();
  });
  afterAll(async () => {
    await open.backend.close();
    await open.sandbox.close();
    await open.pool.end();
    await open.database.drop();
  });
  return () => open;
}
