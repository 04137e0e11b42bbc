/** The product as it is measured: built, with an empty database, behind the front; its database can be read. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openCluster } from '../../libs/embedded-database/cluster.ts';
import { freePort } from '../../libs/embedded-database/free-port.ts';
import { openHouse } from '../start/house.ts';
import { openAnchor } from './anchor/open-anchor.ts';
import { certificate, type Certificate } from './front/certificate.ts';
import { openFront, type Front } from './front/front.ts';

export interface MeasuredHouse {
  /** The site behind the front. */
  origin: string;
  /** The site itself, without the front. */
  upstream: string;
  /** Plain React behind the same front. */
  anchor: Front;
  /** The sandbox, for codes sent by telephone. */
  sandboxUrl: string;
  certificate: Certificate;
  /** For files of one run. */
  folder: string;
  /** When the first and the last insurer's offer was there, in milliseconds since 1970. */
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

/** Insurers answer as late as they do for a visitor; registries and codes do not wait. */
const env = { RATE_LIMIT_POINTS: '100000', SANDBOX_SEED: 'perf' };

export async function openMeasuredHouse(): Promise<MeasuredHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'emsal-perf-'));
  cpSync(join(root, 'dist/registry'), join(folder, 'registry'), { recursive: true });
  const database = await openDatabase(folder);
  const [port, sandboxPort, frontPort] = [await freePort(), await freePort(), await freePort()];
  const made = certificate(join(folder, 'certificate'));
  const front = await openFront({ upstream: `http://localhost:${port}` }, made, frontPort);
  const anchor = await openAnchor(join(folder, 'anchor'), made);
  const settings = { port, sandboxPort, dataFolder: folder, registryFolder: join(folder, 'registry') };
  const secretKey = 'perf-only-secret-key-of-32-bytes!!';
  const house = await openHouse(
    { ...settings, databaseUrl: database.url, secretKey },
    { throwaway: true, env: { ...env, SITE_URL: front.origin } },
  );
  return {
    origin: front.origin,
    upstream: house.siteUrl,
    anchor,
    sandboxUrl: house.sandboxUrl,
    certificate: made,
    folder,
    offeredAt: async (visitId) => {
      const { first, last } = (await database.pool.query(offered, [visitId])).rows[0];
      return { first: Number(first), last: Number(last) };
    },
    close: async () => {
      front.close();
      anchor.close();
      await house.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
