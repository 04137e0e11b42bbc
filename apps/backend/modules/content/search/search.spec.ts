/** Queries as people type them, against the first texts. */
import { testApp, type TestApp } from '../../../testing/test-app';
import { TestVisitor } from '../../../testing/test-visitor';
import { contentModule } from '../content';
import { sql, type SQL } from 'drizzle-orm';
import { idsOf, ofCategory } from '../content-lists';
import { seedContent } from '../seed-content';
import { unfamiliarQueries } from '../testing/unfamiliar-queries';
import { matchBySpelling, matchByWords } from './match';
import { hitsOf } from './search';

describe('the search', () => {
  let backend: TestApp;
  beforeAll(async () => {
    backend = await testApp([contentModule]);
    await seedContent(backend.services);
  });
  afterAll(() => backend.close());
  const linksFor = async (query: string) => {
    const { body } = await new TestVisitor(backend.app).call('GET cms/content/search', { query });
    return (body.result as { hits: Array<{ link: string }> }).hits.map(({ link }) => link.split('#')[0]);
  };

  it.each([
    ['bekleme süresi', '/tamamlayici-saglikta-bekleme-suresi'],
    ['BEKLEME SURESI', '/tamamlayici-saglikta-bekleme-suresi'],
    ['bekleme sürelerinin', '/tamamlayici-saglikta-bekleme-suresi'],
    ['basamağım neden yükselmedi', '/trafik-sigortasinda-basamak-nasil-yukselir'],
    ['basamak', '/trafik-sigortasinda-basamak-nasil-yukselir'],
    ['muafiyetli kasko', '/kaskoda-muafiyet-ne-demek'],
    ['muafiyetin anlamı', '/kaskoda-muafiyet-ne-demek'],
    ['yesil kart', '/yesil-kart-sigortasi-nerede-gecer'],
    ['kedimin çipi', '/kedinin-cipi-ve-sigortasi'],
    ['kopeklerin cipi', '/kedinin-cipi-ve-sigortasi'],
    ['kiracıyım eşyam', '/kiracinin-sigortasi-neyi-korur'],
    ['telefonum kırıldı', '/cep-telefonu-sigortasi-neyi-oder'],
    ['schengen vizesi', '/schengen-policesinde-uc-satir'],
    ['cayma hakkım var mı', '/sigortada-cayma-hakki-ve-iade'],
    ['elektrikli araçlarda batarya', '/elektrikli-aracin-kaskosunda-neye-bakilir'],
    ['limitsiz imm', '/limitsiz-ihtiyari-mali-mesuliyet-teminati'],
    ['dask’ın bedeli', '/dask-bedeli-neden-evin-fiyati-degil'],
    ['muafyet', '/kaskoda-muafiyet-ne-demek'],
  ])('%s finds %s', async (query, link) => {
    expect((await linksFor(query)).slice(0, 4)).toContain(link);
  });

  it.each([
    ['first', unfamiliarQueries.first],
    ['second', unfamiliarQueries.second],
    ['third', unfamiliarQueries.third],
    ['fourth', unfamiliarQueries.fourth],
    ['fifth', unfamiliarQueries.fifth],
    ['sixth', unfamiliarQueries.sixth],
    ['seventh', unfamiliarQueries.seventh],
    ['eighth', unfamiliarQueries.eighth],
  ])('finds the page of at least 95 of the %s hundred unfamiliar queries', async (_, queries) => {
    expect(queries).toHaveLength(100);
    const missed: string[] = [];
    for (const { query, slug } of queries)
      if (!(await linksFor(query)).slice(0, 5).includes(`/${slug}`)) missed.push(`${query} | ${slug}`);
    expect(missed.slice(5)).toEqual([]);
  });

  it.each(["'", '" OR 1=1 --', '&|!()', ':*', '\\\\', '%%%'])('%s is only text', async (query) => {
    const { status } = await new TestVisitor(backend.app).call('GET cms/content/search', { query: `${query} x` });
    expect(status).toBe(200);
  });

  it('lists the first 100 of a frequent word and says that there are more', async () => {
    const ask = async (query: string, page = 1) =>
      (await new TestVisitor(backend.app).call('GET cms/content/search', { query, page })).body.result as {
        total: number;
        isWhole: boolean;
        hits: unknown[];
      };
    await backend.services.database.pool.query(
      `INSERT INTO content_entries SELECT page_id, 1000 + n, 'Sık geçen', excerpt, 'sik gecen', content_terms('sık'),
         content_terms('sıkgeçen' || CASE WHEN n <= 99 THEN ' azgeçen' ELSE '' END)
       FROM (SELECT * FROM content_entries LIMIT 1) AS entry, generate_series(1, 101) AS n`,
    );
    const frequent = await ask('sıkgeçen');
    const last = await ask('sıkgeçen', 10);
    const beyond = await ask('sıkgeçen', 99);
    const rare = await ask('azgeçen sıkgeçen');
    const { total, isWhole, hits } = frequent;
    expect([total, isWhole, hits.length, last.hits.length]).toEqual([100, false, 10, 10]);
    expect(beyond).toEqual({ total: 100, isWhole: false, hits: [] });
    expect((await ask('azgeçen')).isWhole).toBe(true);
    expect(rare.total).toBe(100);
    await backend.services.database.pool.query('DELETE FROM content_entries WHERE position >= 1000');
  });

  it.each(['en az 30.000 avro', '30.000 euro'])('a number with its point is one word: %s', async (query) => {
    expect((await linksFor(query))[0]).toBe('/schengen-policesinde-uc-satir');
  });

  describe('with a table that is too large to read', () => {
    /** The plan that PostgreSQL chooses once reading whole tables is forbidden: an index must serve the statement. */
    const planOf = async (asked: SQL, more = '') => {
      const { sql: text, params } = backend.services.db
        .select({ one: sql`1` })
        .from(sql`(${asked}) AS asked`)
        .toSQL();
      const client = await backend.services.database.pool.connect();
      try {
        await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off' + more);
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, params);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      } finally {
        await client.query('ROLLBACK');
        client.release();
      }
    };

    const ofDays = 'content_pages_published_at_id_index';
    it.each([
      // On a small table the other index is as cheap: without it the category's own must serve.
      ['trafik', 'content_pages_category_slug_published_at_id_index', `; DROP INDEX ${ofDays}`],
      ['tum-yazilar', ofDays, ''],
    ])('a page of %s is read from an index in its order', async (slug, index, more) => {
      const plan = await planOf(idsOf(ofCategory(slug), { page: 1, limit: 12 }), more);
      expect(plan).toMatch(new RegExp(`Index.* using ${index}`));
    });

    it('a further page begins at its day', async () => {
      const plan = await planOf(idsOf(ofCategory('tum-yazilar'), { page: 5, limit: 12 }));
      expect(plan).toContain('Index Cond: (published_at < (InitPlan');
      expect(plan).toContain('Backward using content_list_days_list_day_pk');
    });

    it('words are looked up in the index of terms, similar titles in that of their letters', async () => {
      const bitmapsOnly = '; SET LOCAL enable_indexscan = off';
      const byWords = await planOf(hitsOf(matchByWords([{ query: "'bekleme'" }]), 1), bitmapsOnly);
      expect(byWords).toContain('Bitmap Index Scan on content_entries_terms_index');
      const bySpelling = await planOf(hitsOf(matchBySpelling('bekleme süresi'), 1), bitmapsOnly);
      expect(bySpelling).toContain('Bitmap Index Scan on content_entries_folded_title_index');
    });
  });
});
