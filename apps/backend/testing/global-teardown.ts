import { rm } from 'node:fs/promises';
import './global-setup';

export default async function globalTeardown(): Promise<void> {
  await globalThis.testServer?.close();
  await rm(process.env['EMSAL_TEST_SANDBOX']!, { force: true });
}
