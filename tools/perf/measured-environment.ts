/** The product as it is measured: built, with an empty database, behind the front; its database can be read. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openCluster } from '../../libs/embedded-database/cluster.ts';
import { thisMachine } from '../../libs/listening/listen-host.ts';
import { freePort } from '../../libs/embedded-database/free-port.ts';
import { openEnvironment } from '../start/environment.ts';
import { openPlainReact } from './plain-react/open-plain-react.ts';
import { certificate, type Certificate } from './tls-proxy/certificate.ts';
import { openTlsProxy, type TlsProxy } from './tls-proxy/tls-proxy.ts';

export interface MeasuredEnvironment {
  /** Address of the site through the proxy. */
  origin: string;
  /** Address of the site itself. */
  upstream: string;
  /** Plain React behind the same kind of proxy. */
  plainReact: TlsProxy;
  /** The sandbox, for one-time codes. */
  sandboxUrl: string;
  certificate: Certificate;
  /** Temporary folder of the run. */
  folder: string;
  /** When the first and the last insurer answered, in milliseconds since 1970. */
  offeredAt(visitId: string): Promise<{ first: number; last: number }>;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const offered = `select extract(epoch from min(a.answered_at)) * 1000 as first,
  extract(epoch from max(a.answered_at)) * 1000 as last from quote_answers a
  join quotes q on q.id = a.quote_id where q.visit_id = $1 and a.state = 'offered'`;

async function openDatabase(folder: string) {
  const cluster = await openCluster({ folder: join(folder, 'database'), throwaway: true });
  const url = cluster.url('postgres');
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const close = async (): Promise<void> => {
    await pool.end();
    await cluster.destroy();
  };
  return { url, pool, close };
}

/** The sandbox keeps its realistic latencies. */
const env = {
  RATE_LIMIT_POINTS: '100000',
  SANDBOX_SEED: 'perf',
  SANDBOX_POLICY_DAYS: '14',
  TRUSTED_PROXIES: 'loopback',
};

export async function openMeasuredEnvironment(): Promise<MeasuredEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), 'emsal-perf-'));
  cpSync(join(root, 'dist/registry'), join(folder, 'registry'), { recursive: true });
  const database = await openDatabase(folder);
  const ports = { port: await freePort(), sandboxPort: await freePort(), deskPort: await freePort() };
  const frontPort = await freePort();
  const made = certificate(join(folder, 'certificate'));
  const front = await openTlsProxy({ upstream: `http://localhost:${ports.port}` }, made, frontPort);
  const plainReact = await openPlainReact(join(folder, 'plain-react'), made);
  const settings = {
    host: thisMachine,
    ...ports,
    dataFolder: folder,
    registryFolder: join(folder, 'registry'),
  };
  const secretKey = 'perf-only-secret-key-of-32-bytes!!';
  const environment = await openEnvironment(
    { ...settings, databaseUrl: database.url, secretKey },
    { throwaway: true, env: { ...env, SITE_URL: front.origin } },
  );
  return {
    origin: front.origin,
    upstream: environment.siteUrl,
    plainReact,
    sandboxUrl: environment.sandboxUrl,
    certificate: made,
    folder,
    offeredAt: async (visitId) => {
      const { first, last } = (await database.pool.query(offered, [visitId])).rows[0];
      return { first: Number(first), last: Number(last) };
    },
    close: async () => {
      front.close();
      plainReact.close();
      await environment.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
