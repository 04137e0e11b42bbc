import { openTestServer, type TestServer } from './test-server';

declare global {
  var testServer: TestServer | undefined;
}

/** Before all tests of the run: workers learn by the environment where the server is. */
export default async function globalSetup(): Promise<void> {
  globalThis.testServer = await openTestServer();
  process.env['EMSAL_TEST_SERVER'] = globalThis.testServer.url('postgres');
  process.env['EMSAL_TEST_TEMPLATE'] = globalThis.testServer.template;
}
