import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../libs/embedded-database/free-port.ts';
import { thisMachine } from '../../libs/listening/listen-host.ts';
import { registryDirectory } from '../publish/registry/registry-file.ts';
import { openEnvironment, type Environment } from './environment.ts';

/** Every car of a test can be insured, whatever policy the sandbox draws for it. */
const renewable = { SANDBOX_POLICY_DAYS: '14' };

/**
 * An environment for a test or a measurement: the last build, an empty database, free ports, everything deleted at the end.
 * The registry is a copy, so that publishing and rolling back affect nothing else.
 */
export async function openTestEnvironment(purpose: string, env: Record<string, string>): Promise<Environment> {
  const folder = mkdtempSync(join(tmpdir(), `emsal-${purpose}-`));
  const registryFolder = join(folder, 'registry');
  cpSync(registryDirectory(), registryFolder, { recursive: true });
  const settings = {
    host: thisMachine,
    port: await freePort(),
    sandboxPort: await freePort(),
    deskPort: await freePort(),
    dataFolder: folder,
    registryFolder,
    databaseUrl: undefined,
    secretKey: `${purpose}-only-secret-key-of-32-bytes-or-more`,
  };
  const environment = await openEnvironment(settings, { throwaway: true, env: { ...renewable, ...env } });
  const close = async (): Promise<void> => {
    await environment.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...environment, close };
}
