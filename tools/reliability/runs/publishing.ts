/** kill -9 of the API and of its database connection's process at each step of a publication: the old page stands whole, and it is published again. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type pg from 'pg';
import { freePort } from '../../../libs/embedded-database/free-port';
import { sampleDocument } from '../../../apps/backend/modules/content/testing/content-samples';
import { plainHash } from '../../../apps/backend/personal-data/keyed-hash';
import { eventually } from '../../../apps/backend/testing/eventually';
import type { BackendProcess } from '../../../apps/backend/modules/policy-request/testing/backend-process';
import type { FaultEnvironment } from '../fault-environment';
import type { FaultRun } from '../fault-run';

/** Statements of the publication, and its commit: a trigger holds each of them while the process is killed. */
const points = {
  'address taken': 'BEFORE INSERT ON content_slugs',
  'page changed': 'BEFORE UPDATE ON content_pages',
  'search emptied': 'BEFORE DELETE ON content_entries',
  'search filled': 'BEFORE INSERT ON content_entries',
  'plan ended': 'BEFORE UPDATE ON content_versions',
  commit: 'AFTER UPDATE ON content_versions DEFERRABLE INITIALLY DEFERRED',
} as const;
type Point = keyof typeof points;
const victims = ['API', 'database process'] as const;

const gate = 4711;
const holdFunction = `CREATE OR REPLACE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN PERFORM pg_advisory_xact_lock(${gate}); RETURN COALESCE(NEW, OLD); END'`;
const triggerAt = (point: Point): string =>
  `CREATE ${point === 'commit' ? 'CONSTRAINT ' : ''}TRIGGER hold ${points[point]} FOR EACH ROW EXECUTE FUNCTION hold()`;
const tableOf = (point: Point): string => / ON (\w+)/.exec(points[point])![1]!;

/** Pages that pass: publication tries the page on a site. */
async function openSite(): Promise<{ url: string; close(): void }> {
  const page = brotliCompressSync('<!doctype html><title>Sayfa</title><main><h1>Sayfa</h1></main>');
  const site = createServer((_request, reply) => reply.writeHead(200, { 'content-encoding': 'br' }).end(page));
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, close: () => site.close() };
}

interface Desk {
  api: BackendProcess;
  send(path: string, body: object): Promise<{ isSuccess: boolean; result: never }>;
  get<Result>(path: string): Promise<Result>;
  close(): Promise<void>;
}

const origin = 'http://localhost:4400';

/** An API with a desk, in place of the environment's, and an editor's session. */
async function openDesk(world: FaultEnvironment): Promise<Desk> {
  const site = await openSite();
  const port = await freePort();
  const api = world.secondBackend({ DESK_API_PORT: String(port), DESK_URL: origin, SITE_URL: site.url });
  await api.start();
  const token = randomBytes(32).toString('base64url');
  await world.pool.query(
    `INSERT INTO desk_sessions (token_hash, staff_id, issued_at, seen_at)
     SELECT $1, id, now(), now() FROM desk_staff WHERE roles = '{content}'`,
    [plainHash(token)],
  );
  const ask = async (path: string, options: RequestInit = {}) =>
    (await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      ...options,
      headers: { cookie: `desk-session=${token}`, origin, 'content-type': 'application/json' },
    }).then((reply) => reply.json())) as { isSuccess: boolean; result: never };
  return {
    api,
    send: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
    get: async (path) => (await ask(path)).result,
    close: async () => {
      site.close();
      await api.kill();
    },
  };
}

/** A published page and a saved version of it at another address. */
async function prepared({ send, get }: Desk, slug: string) {
  const page = (more: object) => ({ ...sampleDocument({ slug, category: null, editor: null }), ...more });
  const { id } = (await send('pages', { document: page({ title: 'Eski' }) })).result as { id: string };
  const { versions } = await get<{ versions: [{ id: string }] }>(`pages/${id}`);
  await send(`versions/${versions[0].id}/publish`, {});
  const next = { number: 1, document: page({ slug: `${slug}-yeni`, title: 'Yeni' }) };
  return ((await send(`pages/${id}/versions`, next)).result as { id: string }).id;
}

async function seen({ api }: Desk, slug: string): Promise<string> {
  const { body } = await api.app.inject({ url: `/api/cms/content/get/${slug}` });
  const { result } = JSON.parse(body) as { result: { title: string; seoUrl: string } | null };
  return result ? `${result.title} at ${result.seoUrl}` : 'nothing';
}

/** The process of the database that waits at the gate. */
const heldProcess = (pool: pg.Pool): Promise<number> =>
  eventually(async () => {
    const { rows } = await pool.query<{ pid: number }>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${gate} AND NOT granted`,
    );
    return rows[0]?.pid;
  }, 60);

const answers = (pool: pg.Pool): Promise<boolean> =>
  eventually(
    () =>
      pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    60,
  );

type Held = Pick<Kill, 'victim'> & { versionId: string };

/** Kills the victim while the publication is held at the point; the rest of the system goes on. */
async function killWhileHeld(pool: pg.Pool, desk: Desk, { victim, versionId }: Held): Promise<void> {
  const holder = await pool.connect();
  holder.on('error', () => undefined);
  await holder.query(`SELECT pg_advisory_lock(${gate})`);
  const publishing = desk.send(`versions/${versionId}/publish`, {}).catch(() => null);
  const pid = await heldProcess(pool);
  if (victim === 'API') await desk.api.kill();
  else process.kill(pid, 'SIGKILL');
  await publishing;
  holder.release(true);
  await answers(pool);
  await eventually(
    () =>
      pool.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pid]).then(
        ({ rowCount }) => rowCount === 0,
        () => false,
      ),
    60,
  );
  if (victim === 'API') await desk.api.start();
  const isBack = () =>
    desk.api.app.inject({ url: '/api/cms/category/getlist' }).then(({ statusCode }) => statusCode === 200);
  await eventually(isBack, 60);
}

async function killAt(world: FaultEnvironment, desk: Desk, { point, victim, slug }: Kill): Promise<string[]> {
  const versionId = await prepared(desk, slug);
  await world.pool.query(triggerAt(point));
  await killWhileHeld(world.pool, desk, { victim, versionId });
  await world.pool.query(`DROP TRIGGER hold ON ${tableOf(point)}`);
  const now = `${await seen(desk, slug)}, ${await seen(desk, `${slug}-yeni`)}`;
  const [old, whole] = [`Eski at ${slug}, nothing`, `Yeni at ${slug}-yeni, Yeni at ${slug}-yeni`];
  // A commit that the database has begun is finished, whoever asked for it.
  const mayBeWhole = point === 'commit' && victim === 'API';
  const again = await desk.send(`versions/${versionId}/publish`, {});
  const after = `${await seen(desk, slug)}, ${await seen(desk, `${slug}-yeni`)}`;
  const where = `${victim} at ${point}`;
  return [
    ...(now === old || (mayBeWhole && now === whole) ? [] : [`${where}: the page was ${now}`]),
    ...(again.isSuccess && after === whole ? [] : [`${where}: published again, the page is ${after}`]),
  ];
}
interface Kill {
  point: Point;
  victim: (typeof victims)[number];
  slug: string;
}

export const publishing: FaultRun = {
  name: 'publishing',
  count: 2,
  work: async (world, { count }) => {
    await world.backend.kill();
    const desk = await openDesk(world);
    await world.pool.query(holdFunction);
    const kills = victims.flatMap((victim) =>
      (Object.keys(points) as Point[]).flatMap((point) => Array.from({ length: count }, () => ({ victim, point }))),
    );
    const violations: string[] = [];
    for (const [at, kill] of kills.entries())
      violations.push(...(await killAt(world, desk, { ...kill, slug: `oldurulen-${at}` })));
    await desk.close();
    await world.backend.start();
    return { text: `${kills.length} kills at ${Object.keys(points).length} points`, violations };
  },
};
