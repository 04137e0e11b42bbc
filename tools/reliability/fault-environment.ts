/** The environment of a fault run: PostgreSQL with durability on, the sandbox behind a fault proxy, and the API as a process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openCluster } from '../../libs/embedded-database/cluster';
import { processesOf } from '../../libs/embedded-database/server-processes';
import { buildBackend, type BackendProcess } from '../../apps/backend/modules/checkout/testing/backend-process';
import { secretKey } from '../../apps/backend/modules/checkout/testing/test-sale';
import { openSandbox, type SandboxProcess } from '../../apps/backend/modules/checkout/testing/sandbox-process';
import { openTcpRelay, type TcpRelay } from '../../apps/backend/testing/tcp-relay';
import { openFaultProxy, type FaultProxy } from './fault-proxy';

export interface FaultEnvironment {
  sandbox: SandboxProcess;
  faultProxy: FaultProxy;
  backend: BackendProcess;
  /** Another API process on the same database, for a deployment. @param more variables of its own */
  secondBackend(more?: Record<string, string>): BackendProcess;
  /** Direct connection to the database, unaffected by faults. */
  pool: pg.Pool;
  /** The relay between the API and its database. */
  databaseRelay: TcpRelay;
  /** Stops (SIGSTOP) all processes of the database without ending them. @returns lets them go on */
  freezeDatabase(): () => void;
  close(): Promise<void>;
}

function freeze(pids: readonly number[]): () => void {
  const signal = (name: NodeJS.Signals): void => pids.forEach((pid) => tryToSignal(pid, name));
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}

/** A backend of the database may have ended meanwhile. */
function tryToSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export async function openFaultEnvironment(): Promise<FaultEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), 'emsal-reliability-'));
  const cluster = await openCluster({ folder });
  const sandbox = await openSandbox(secretKey);
  const gate = await openFaultProxy(sandbox.url);
  const link = await openTcpRelay(cluster.url('postgres'));
  const pool = new pg.Pool({ connectionString: cluster.url('postgres'), max: 4 });
  // The server may close connections before the pool does.
  pool.on('error', () => undefined);
  const backends: BackendProcess[] = [];
  const own = { SECRET_KEY: secretKey, RATE_LIMIT_POINTS: '100000000' };
  const another = (more: Record<string, string> = {}): BackendProcess => {
    const made = buildBackend({ ...own, DATABASE_URL: link.url, SANDBOX_URL: gate.url, ...more });
    backends.push(made);
    return made;
  };
  const backend = another();
  await backend.start();
  return {
    sandbox,
    faultProxy: gate,
    backend,
    secondBackend: another,
    pool,
    databaseRelay: link,
    freezeDatabase: () => freeze(processesOf(cluster.data)),
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
