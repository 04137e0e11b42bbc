/** kill -9 of the API and of its database connection's process at each step of a publication: the old page stands whole, and it is published again. */
import type pg from 'pg';
import { eventually } from '../../../apps/backend/testing/eventually';
import { openDesk, prepared, seen, type Desk } from '../fault-desk';
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
  const old = `Eski at ${slug}, nothing`;
  const whole = `Yeni at ${slug}-yeni, Yeni at ${slug}-yeni`;
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
