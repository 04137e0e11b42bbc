/** Long lists: every page of a list is whole, however many days it spans, and counts follow what is published. */
import { sql } from 'drizzle-orm';
import { testApp, type TestApp } from '../../testing/test-app';
import { TestVisitor } from '../../testing/test-visitor';
import { contentModule } from './content';
import { countList, ofCategory, ofEditor } from './content-lists';
import { storeSeeds } from './seed-content';
import { sampleDocument } from './testing/content-samples';

describe('a list of pages over many days', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => {
    backend = await testApp([contentModule]);
    visitor = new TestVisitor(backend.app);
    await storeSeeds(backend.services, []);
    await addPosts(120);
  });
  afterAll(() => backend.close());

  /** Seven hours apart, so that days have three or four; every third is about homes. */
  const addPosts = async (posts: number) => {
    const { pool } = backend.services.database;
    await pool.query(
      `INSERT INTO content_pages (id, version_id, type_id, category_slug, editor_slug, published_at, changed_at)
       SELECT 'p' || n, 'v' || n, 0, CASE n % 3 WHEN 0 THEN 'ev' ELSE 'trafik' END, 'yayin-ekibi',
         timestamptz '2026-09-01 02:00Z' + n * interval '7 hours', now() FROM generate_series(1, $1::int) AS n`,
      [posts],
    );
    await pool.query(
      `INSERT INTO content_slugs SELECT 'yazi-' || n, 'p' || n, true FROM generate_series(1, $1::int) AS n`,
      [posts],
    );
    await pool.query(
      `INSERT INTO content_versions (id, page_id, number, document, saved_by, saved_at)
       SELECT 'v' || n, 'p' || n, 1, $2::jsonb, 'seed', now() FROM generate_series(1, $1::int) AS n`,
      [posts, JSON.stringify({ ...sampleDocument(), readingTime: 1 })],
    );
  };
  const change = (columns: string) =>
    backend.services.database.pool.query(`UPDATE content_pages SET ${columns} WHERE id = 'p60'`);
  const pageOf = async (slug: string, page: number): Promise<string[]> => {
    const input = { slug, page, limit: 7 };
    const { list } = await visitor.call('GET cms/content/listByCategoryUrl/{slug}/{page}/{limit}', input);
    return (list as Array<{ seoUrl: string }>).map(({ seoUrl }) => seoUrl);
  };
  const countOf = async (slug: string) =>
    (await visitor.call('GET cms/content/contentCountByCategoryUrl/{slug}', { slug })).body.result;
  const newestFirst = (posts: number[]) => posts.toSorted((a, b) => b - a).map((post) => `yazi-${post}`);
  const all = Array.from({ length: 120 }, (_, at) => at + 1);

  it.each([
    ['tum-yazilar', all],
    ['ev', all.filter((post) => post % 3 === 0)],
    ['trafik', all.filter((post) => post % 3 !== 0)],
  ])('all pages of %s together are the whole list, in order and without an overlap', async (slug, posts) => {
    const pages = await Promise.all(all.slice(0, 20).map((page) => pageOf(slug, page)));
    expect(pages.flat()).toEqual(newestFirst(posts));
    expect(await countOf(slug)).toBe(posts.length);
  });

  it('a post that is taken back, or moves to another category or day, is counted where it is', async () => {
    await change(`version_id = NULL`);
    expect([await countOf('ev'), await countOf('tum-yazilar'), (await pageOf('ev', 3)).length]).toEqual([39, 119, 7]);
    await change(`version_id = 'v60', category_slug = 'trafik', published_at = timestamptz '2026-09-01 01:00Z'`);
    expect([await countOf('ev'), await countOf('trafik'), await countOf('tum-yazilar')]).toEqual([39, 81, 120]);
    expect(await pageOf('trafik', 12)).toEqual(['yazi-4', 'yazi-2', 'yazi-1', 'yazi-60']);
  });

  it('what the triggers have counted is what is there', async () => {
    const { db } = backend.services;
    for (const list of [ofCategory('ev'), ofCategory('trafik'), ofCategory('tum-yazilar'), ofEditor('yayin-ekibi')]) {
      const { rows } = await db.execute<{ pages: number }>(
        sql`SELECT count(*)::int AS pages FROM content_pages WHERE ${list.where}`,
      );
      expect(await countList(db, list)).toBe(rows[0]!.pages);
    }
  });
});
