/** One house for all journeys of a run: built product, empty database, sandbox without waiting times. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../libs/embedded-database/free-port.ts';
import { openHouse } from '../../../tools/start/house.ts';

/** The registry is a copy, so that a test which publishes or rolls back touches nobody else's. */
export default async function openForJourneys(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'emsal-journeys-'));
  const registryFolder = join(folder, 'registry');
  cpSync(join(import.meta.dirname, '../../../dist/registry'), registryFolder, { recursive: true });
  const settings = { port: await freePort(), sandboxPort: await freePort(), dataFolder: folder, registryFolder, databaseUrl: undefined, secretKey: 'journeys-only-secret-key-of-32-bytes' };
  const house = await openHouse(settings, { throwaway: true, env: { RATE_LIMIT_POINTS: '5000', SANDBOX_LATENCY: '0.1', SANDBOX_SEED: 'journeys' } });
  process.env['SITE_URL'] = house.siteUrl;
  process.env['SANDBOX_URL'] = house.sandboxUrl;
  return async () => {
    await house.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
