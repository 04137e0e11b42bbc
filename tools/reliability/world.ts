/** What a run happens in: PostgreSQL with its durability on, the sandbox, a gate before the sandbox, and the API as a process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openCluster } from '../../libs/embedded-database/cluster';
import { buildBackend, type BackendProcess } from '../../apps/backend/modules/policy-request/testing/backend-process';
import { secretKey } from '../../apps/backend/modules/policy-request/testing/sale';
import { openSandbox, type SandboxProcess } from '../../apps/backend/modules/policy-request/testing/sandbox-process';
import { cuttableLink, type CuttableLink } from '../../apps/backend/testing/cuttable-link';
import { openGate, type Gate } from './gate';

export interface World {
  sandbox: SandboxProcess;
  gate: Gate;
  backend: BackendProcess;
  /** Another API on the same database, for a hand-over. */
  second(): BackendProcess;
  /** Past every fault. */
  pool: pg.Pool;
  /** The API's way to its database. */
  link: CuttableLink;
  close(): Promise<void>;
}

export async function openWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'emsal-reliability-'));
  const cluster = await openCluster({ folder });
  const sandbox = await openSandbox(secretKey);
  const gate = await openGate(sandbox.url);
  const link = await cuttableLink(cluster.url('postgres'));
  const pool = new pg.Pool({ connectionString: cluster.url('postgres'), max: 4 });
  // The server may hang up before the pool has.
  pool.on('error', () => undefined);
  const backends: BackendProcess[] = [];
  const another = (): BackendProcess => {
    const made = buildBackend({
      DATABASE_URL: link.url,
      SECRET_KEY: secretKey,
      SANDBOX_URL: gate.url,
      RATE_LIMIT_POINTS: '100000000',
    });
    backends.push(made);
    return made;
  };
  const backend = another();
  await backend.start();
  return {
    sandbox,
    gate,
    backend,
    second: another,
    pool,
    link,
    close: async () => {
      for (const one of backends) await one.close();
      await gate.close();
      await sandbox.close();
      await pool.end();
      await link.cut();
      await cluster.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
