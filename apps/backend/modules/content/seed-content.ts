/** Stores the site's first texts at start. A page that an editor has saved stays as the editor left it. */
import { desc, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { secondsAfter, startOfDay } from '../../clock/clock';
import type { Services } from '../../http/services';
import { Refusal } from '../../http/refusal';
import { contentDocument } from '@emsal/api/desk/content-shapes';
import { withReadingTime } from './content-document';
import { createContent, publishSeedContent, saveContent } from './edit-content';
import type { Seed } from './parse-seed';
import { readLandings } from './read-landings';
import { readSeedCategories, readSeedEditors, readSeeds } from './read-seeds';
import { contentCategories, contentEditors, contentPages, contentSlugs, contentVersions } from './tables';

const savedBy = 'seed';
/** Key of the advisory lock: processes that start together take turns. */
const seedLock = 7_301_002;

type SeedServices = Pick<Services, 'db' | 'database' | 'clock' | 'log'>;

export async function seedContent(services: SeedServices): Promise<void> {
  const client = await services.database.pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [seedLock]);
    await storeSeeds(services, [...readSeeds(), ...(await readLandings())]);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [seedLock]).finally(() => client.release());
  }
}

/** In two passes, because pages link to each other. */
export async function storeSeeds(services: SeedServices, seeds: readonly Seed[]): Promise<void> {
  const { db } = services;
  const categories = readSeedCategories().map((category, position) => ({ ...category, position }));
  await db.insert(contentCategories).values(categories).onConflictDoNothing();
  await db.insert(contentEditors).values(readSeedEditors()).onConflictDoNothing();
  for (const seed of seeds) await storeSeed(services, seed);
  for (const [order, seed] of seeds.entries()) await publishSeed(services, seed, order);
}

async function newestVersion(db: Services['db'], slug: string) {
  const [row] = await db
    .select({ version: contentVersions, publishedId: contentPages.versionId })
    .from(contentSlugs)
    .innerJoin(contentPages, eq(contentPages.id, contentSlugs.pageId))
    .innerJoin(contentVersions, eq(contentVersions.pageId, contentSlugs.pageId))
    .where(eq(contentSlugs.slug, slug))
    .orderBy(desc(contentVersions.number))
    .limit(1);
  return row;
}

const isStored = (stored: unknown, seed: Seed): boolean => {
  const { data } = contentDocument.safeParse(seed.document);
  return data !== undefined && isDeepStrictEqual(stored, JSON.parse(JSON.stringify(withReadingTime(data))));
};

async function storeSeed(services: SeedServices, seed: Seed): Promise<void> {
  const newest = await newestVersion(services.db, seed.document.slug);
  if (newest && (newest.version.savedBy !== savedBy || isStored(newest.version.document, seed))) return;
  const edit = { document: seed.document, savedBy, isSeed: true } as const;
  report(
    services,
    seed,
    newest ? await saveContent(services, newest.version, edit) : await createContent(services, edit),
  );
}

async function publishSeed(services: SeedServices, seed: Seed, order: number): Promise<void> {
  const newest = await newestVersion(services.db, seed.document.slug);
  if (!newest || newest.version.savedBy !== savedBy || newest.publishedId === newest.version.id) return;
  const at = seed.date === null ? services.clock.now() : secondsAfter(startOfDay(seed.date), 12 * 3600 - order);
  report(services, seed, await publishSeedContent({ db: services.db, clock: { now: () => at } }, newest.version.id));
}

function report({ log }: SeedServices, { document: { slug } }: Seed, result: unknown): void {
  if (result instanceof Refusal) log.error({ slug, code: result.code }, 'first text of a page refused');
}
