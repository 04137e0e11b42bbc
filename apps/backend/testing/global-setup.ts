import { resolve } from 'node:path';
import { openTestServer, type TestServer } from './test-server';

declare global {
  var testServer: TestServer | undefined;
}

/** Runs once before all tests; workers read the server's URL, and where the run's sandbox is bundled, from the environment. */
export default async function globalSetup(): Promise<void> {
  globalThis.testServer = await openTestServer();
  process.env['EMSAL_TEST_SERVER'] = globalThis.testServer.url('postgres');
  process.env['EMSAL_TEST_TEMPLATE'] = globalThis.testServer.template;
  process.env['EMSAL_TEST_SANDBOX'] = resolve(
    __dirname,
    `../../../node_modules/.cache/emsal/sandbox-${process.pid}.mjs`,
  );
}
