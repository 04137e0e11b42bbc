/** A house for journeys: built product, empty database, sandbox without waiting times, everything thrown away at the end. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../libs/embedded-database/free-port.ts';
import { openHouse, type House } from '../../../tools/start/house.ts';

/** The registry is a copy, so that a test which publishes or rolls back touches nobody else's. */
export async function openJourneyHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'emsal-journeys-'));
  const registryFolder = join(folder, 'registry');
  cpSync(join(import.meta.dirname, '../../../dist/registry'), registryFolder, { recursive: true });
  const settings = {
    port: await freePort(),
    sandboxPort: await freePort(),
    dataFolder: folder,
    registryFolder,
    databaseUrl: undefined,
    secretKey: 'journeys-only-secret-key-of-32-bytes',
  };
  const house = await openHouse(settings, {
    throwaway: true,
    env: { RATE_LIMIT_POINTS: '5000', SANDBOX_LATENCY: '0.1', SANDBOX_SEED: 'journeys' },
  });
  const close = async (): Promise<void> => {
    await house.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...house, close };
}
