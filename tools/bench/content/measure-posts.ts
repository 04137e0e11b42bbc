/** A database with a hundred posts and one with 100,000, asked by turns for what visitors ask. */
import { randomInt } from 'node:crypto';
import pg from 'pg';
import { allPosts } from '@emsal/platform/content/all-posts';
import { systemClock } from '@emsal/platform/clock';
import { openDatabase, type Database, type Db } from '../../../apps/backend/db/database';
import { migrateDatabase } from '../../../apps/backend/db/migrate';
import { countList, ofCategory, ofEditor } from '../../../apps/backend/modules/content/content-lists';
import { contentBySlug, listCards } from '../../../apps/backend/modules/content/content-store';
import { readSeeds } from '../../../apps/backend/modules/content/read-seeds';
import { search } from '../../../apps/backend/modules/content/search/search';
import { storeSeeds } from '../../../apps/backend/modules/content/seed-content';

const few = 100;
const many = 100_000;
const goal = 2;
const rounds = 31;

const server = process.env['DATABASE_URL']!;
const log = { warn: console.error, info: () => undefined, error: console.error } as never;

/** A database of its own with so many posts. */
async function openPosts(posts: number): Promise<Database> {
  const url = new URL(server);
  url.pathname = `/posts_${posts}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE posts_${posts}`);
  await client.end();
  await migrateDatabase(url.href);
  const database = openDatabase({
    url: url.href,
    connections: 4,
    connectTimeoutMs: 60_000,
    statementTimeoutMs: 600_000,
    onError: (error) => console.error(error),
  });
  await storeSeeds({ db: database.db, database, clock: systemClock, log }, readSeeds());
  await fillTo(database, posts);
  return database;
}

/**
 * Copies of the seeds' posts, each a minute older than the one before it. Every word keeps the share of posts that has it, and each
 * post has one of 5,000 words more, as a place or a model would be.
 */
async function fillTo({ pool }: Database, total: number): Promise<void> {
  await pool.query(
    `CREATE TEMP TABLE posts AS SELECT row_number() OVER (ORDER BY id) - 1 AS at, id, version_id, type_id, category_slug,
       editor_slug, (SELECT document FROM content_versions WHERE id = version_id) AS document
     FROM content_pages WHERE category_slug IS NOT NULL`,
  );
  await pool.query(
    `CREATE TEMP TABLE copies AS SELECT 'copy' || n AS copy, n, 'kelime' || (n % 5000) AS word, posts.*
     FROM generate_series((SELECT count(*) FROM content_pages WHERE category_slug IS NOT NULL), $1 - 1) AS n
     JOIN posts ON at = n % (SELECT count(*) FROM posts)`,
    [total],
  );
  await pool.query(
    `INSERT INTO content_pages (id, version_id, type_id, category_slug, editor_slug, published_at, changed_at)
     SELECT copy, copy || 'v', type_id, category_slug, editor_slug, now() - n * interval '1 minute', now() FROM copies`,
  );
  await pool.query(`INSERT INTO content_slugs SELECT 'yazi-' || n, copy, true FROM copies`);
  await pool.query(
    `INSERT INTO content_versions (id, page_id, number, document, saved_by, saved_at)
     SELECT copy || 'v', copy, 1, document, 'seed', now() FROM copies`,
  );
  await pool.query(
    `INSERT INTO content_entries (page_id, position, title, excerpt, folded_title, title_terms, terms)
     SELECT copy, position, title || ' ' || word, excerpt, folded_title || ' ' || word,
       title_terms || content_terms(word), terms || content_terms(word)
     FROM copies JOIN content_entries ON page_id = copies.id`,
  );
  await pool.query('DROP TABLE posts; DROP TABLE copies');
  await pool.query('VACUUM ANALYZE');
}

const limit = 12;
const asked: Readonly<Record<string, (db: Db, posts: number) => Promise<unknown>>> = {
  'first page of the blog': (db) => listCards(db, ofCategory(allPosts), { page: 1, limit }),
  'first page of a category': (db) => listCards(db, ofCategory('trafik'), { page: 1, limit }),
  'last page of the blog': (db, posts) =>
    listCards(db, ofCategory(allPosts), { page: Math.ceil(posts / limit), limit }),
  'middle page of a category': (db, posts) =>
    listCards(db, ofCategory('trafik'), { page: Math.ceil(posts / 10 / limit), limit }),
  'posts of an author': (db) => listCards(db, ofEditor('yayin-ekibi'), { page: 1, limit: 10 }),
  'count of a category': (db) => countList(db, ofCategory('trafik')),
  'count of the blog': (db) => countList(db, ofCategory(allPosts)),
  'a post': (db, posts) => contentBySlug(db, `yazi-${randomInt(50, posts)}`),
  'search, a frequent word': (db) => search(db, 'kasko', 1),
  'search, three words': (db) => search(db, 'trafik sigortası basamağı', 1),
  'search, a rare word': (db) => search(db, `kelime${randomInt(30, 90)}`, 1),
  'search, a misspelt word': (db) => search(db, 'muafiyyet', 1),
};

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await ask();
  return performance.now() - began;
}

const small = await openPosts(few);
const large = await openPosts(many);
for (const [name, ask] of Object.entries(asked)) {
  const times: [number[], number[]] = [[], []];
  // By turns, so that other work on the machine slows both; the first rounds fill caches.
  for (let round = -5; round < rounds; round++)
    for (const [at, time] of [
      await timeOf(() => ask(small.db, few)),
      await timeOf(() => ask(large.db, many)),
    ].entries())
      if (round >= 0) times[at]!.push(time);
  const [before, after] = times.map(median) as [number, number];
  const ratio = after / before;
  if (ratio > goal) process.exitCode = 1;
  console.log(
    `${ratio > goal ? '✗' : '✓'} ${name.padEnd(26)} ${before.toFixed(2)} ms, ${after.toFixed(2)} ms: ${ratio.toFixed(2)}`,
  );
}
await Promise.all([small.close(), large.close()]);
