import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../libs/embedded-database/free-port.ts';
import { registryDirectory } from '../publish/registry-file.ts';
import { openHouse, type House } from './house.ts';

/**
 * A house for a test or a measurement: what was built last, an empty database, free ports, everything thrown away at the end.
 * The registry is a copy, so that a run which publishes or rolls back touches nobody else's.
 */
export async function openThrowawayHouse(purpose: string, env: Record<string, string>): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), `emsal-${purpose}-`));
  const registryFolder = join(folder, 'registry');
  cpSync(registryDirectory(), registryFolder, { recursive: true });
  const settings = {
    port: await freePort(),
    sandboxPort: await freePort(),
    dataFolder: folder,
    registryFolder,
    databaseUrl: undefined,
    secretKey: `${purpose}-only-secret-key-of-32-bytes-or-more`,
  };
  const house = await openHouse(settings, { throwaway: true, env });
  const close = async (): Promise<void> => {
    await house.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...house, close };
}
