import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openTestServer } from './test-server';

/** Runs once before all tests; workers read the server's URL, and where the run's sandbox is bundled, from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await openTestServer();
  const sandbox = resolve(import.meta.dirname, `../../../node_modules/.cache/emsal/sandbox-${process.pid}.mjs`);
  process.env['EMSAL_TEST_SERVER'] = server.url('postgres');
  process.env['EMSAL_TEST_TEMPLATE'] = server.template;
  process.env['EMSAL_TEST_SANDBOX'] = sandbox;
  return async () => {
    await server.close();
    await rm(sandbox, { force: true });
  };
}
