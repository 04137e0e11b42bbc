import type { Content } from '@emsal/api/calls/cms/shapes';
import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import { fillAmounts } from '@emsal/lines/kit/landing/fill-amounts';
import type { Landing } from '@emsal/lines/kit/landing/landing';
import { landingContent } from '@emsal/lines/registry/landing-content';
import { landingLines, landingOf } from '@emsal/lines/registry/landings';
import { readingLinks } from '@emsal/lines/registry/reading-links';
import { testApp, type TestApp } from '../../testing/test-app';
import { TestVisitor } from '../../testing/test-visitor';
import { contentModule } from './content';
import { createContent, publishContent, saveContent } from './edit-content';
import type { Seed } from './parse-seed';
import { readLandings } from './read-landings';
import { readSeeds } from './read-seeds';
import { seedContent, storeSeeds } from './seed-content';
import { sampleDocument } from './testing/content-samples';
import type { ContentVersion } from './version-store';

const slug = 'konut-sigortasi';

describe('the landing pages of products', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeEach(async () => {
    backend = await testApp([contentModule]);
    visitor = new TestVisitor(backend.app);
    // The landing page of homes recommends one, and no page with a broken link is published.
    await storeSeeds(
      backend.services,
      readSeeds().filter(({ document }) => document['category'] === 'ev'),
    );
  });
  afterEach(() => backend.close());

  const seedOf = async (of = slug): Promise<Seed> =>
    (await readLandings()).find(({ document }) => document.slug === of)!;
  const documentOf = async (): Promise<ContentDocument> => (await seedOf()).document as unknown as ContentDocument;
  const pageOf = async (of = slug) => (await visitor.call('GET cms/content/get/{slug}', { slug: of })).body;
  const headingOf = async (of = slug) => {
    const { blocks } = (await pageOf(of)).result as Content;
    return blocks.flatMap((block) => (block.kind === 'hero' ? block.heading[0] : []));
  };
  const newest = async (): Promise<{ pageId: string; number: number }> => {
    const { rows } = await backend.services.database.pool.query<{ pageId: string; number: number }>(
      `SELECT v.page_id AS "pageId", max(v.number)::int AS number FROM content_versions v
       JOIN content_slugs s ON s.page_id = v.page_id WHERE s.slug = $1 GROUP BY v.page_id`,
      [slug],
    );
    return rows[0]!;
  };
  const withHeading = ({ blocks, ...document }: ContentDocument, first: string): ContentDocument => ({
    ...document,
    blocks: blocks.map((block) => (block.kind === 'hero' ? { ...block, heading: [first, block.heading[1]] } : block)),
  });
  const newerSeed = async (first: string): Promise<Seed> => {
    const { date } = await seedOf();
    return { date, document: withHeading(await documentOf(), first) as unknown as Seed['document'] };
  };
  /** Of the recommended pages three are shown. */
  const recommendsPost = async ({ reading }: Landing): Promise<boolean> => {
    const pages = await Promise.all(reading.slice(0, 3).map((name) => pageOf(readingLinks[name].path.slice(1))));
    return pages.some(({ result }) => Boolean((result as Content | null | undefined)?.category));
  };
  const save = async (document: ContentDocument) =>
    saveContent(backend.services, await newest(), { document, savedBy: 'editör' });

  it('M051 M432 are published at the first start, each as its line wrote it, with its amounts and a post to read', async () => {
    await seedContent(backend.services);
    expect(backend.log.filter((line) => line.includes('refused'))).toEqual([]);
    for (const line of landingLines) {
      const landing = await landingOf(line);
      const { result } = await pageOf(landing.facts.slug);
      expect(result).toMatchObject({ typeId: 1, product: line, seoUrl: landing.facts.slug });
      expect((result as Content).blocks).toEqual(fillAmounts(landingContent(landing).blocks, landing.amounts));
      expect([line, await recommendsPost(landing)]).toEqual([line, true]);
    }
  });

  it('follow their line until an editor has saved one, and then the editor', async () => {
    await storeSeeds(backend.services, [await seedOf()]);
    await storeSeeds(backend.services, [await newerSeed('Yeni sürümün başlığı')]);
    expect(await headingOf()).toEqual(['Yeni sürümün başlığı']);
    const edited = (await save(withHeading(await documentOf(), 'Editörün başlığı'))) as ContentVersion;
    expect(await publishContent(backend.services, edited.id)).toBeNull();
    for (const first of ['Daha yeni', 'Bir daha']) await storeSeeds(backend.services, [await newerSeed(first)]);
    expect(await headingOf()).toEqual(['Editörün başlığı']);
  });

  it('are stored again without a version more, and a line that comes later gets its page', async () => {
    await storeSeeds(backend.services, [await seedOf()]);
    await storeSeeds(backend.services, [await seedOf(), await seedOf('dask-sigortasi')]);
    expect((await newest()).number).toBe(1);
    expect(await headingOf('dask-sigortasi')).toHaveLength(1);
  });

  it('go back to what the line wrote', async () => {
    await storeSeeds(backend.services, [await seedOf()]);
    const { rows } = await backend.services.database.pool.query<{ id: string }>(
      'SELECT id FROM content_versions WHERE page_id = $1',
      [(await newest()).pageId],
    );
    const edited = (await save(withHeading(await documentOf(), 'Editörün başlığı'))) as ContentVersion;
    await publishContent(backend.services, edited.id);
    expect(await publishContent(backend.services, rows[0]!.id)).toBeNull();
    expect(await headingOf()).toEqual([(await landingOf('HOME')).heading[0]]);
  });

  it.each([
    ['another address', { slug: 'evler' }],
    ['the address of another product', { slug: 'dask-sigortasi' }],
    ['another product', { product: 'DASK' }],
    ['another type', { type: 'ARTICLE' }],
  ] as const)('cannot be given %s', async (_, change) => {
    await storeSeeds(backend.services, [await seedOf()]);
    expect(await save({ ...(await documentOf()), ...change })).toMatchObject({ code: 'addressFixed' });
    expect((await newest()).number).toBe(1);
  });

  it('are made by lines only: an editor cannot take the address of a product', async () => {
    const document = sampleDocument({ slug: 'ozel-saglik-sigortasi', type: 'LANDING', product: 'HEALTH' });
    expect(await createContent(backend.services, { document, savedBy: 'editör' })).toMatchObject({
      code: 'slugReserved',
    });
  });

  it('with an amount that the line does not know are not published', async () => {
    await storeSeeds(backend.services, [await seedOf()]);
    const document = withHeading(await documentOf(), 'En çok {{bilinmeyen}}');
    const edited = (await save(document)) as ContentVersion;
    expect(await publishContent(backend.services, edited.id)).toMatchObject({ code: 'amountUnknown' });
  });

  it('M427 M435 are listed by their module, and neither by the sitemap of editors’ pages nor by the search', async () => {
    await seedContent(backend.services);
    const slugs = (await readLandings()).map(({ document }) => document.slug);
    const { list } = await visitor.call('GET cms/module/GetModuleContentWithModuleName', { moduleName: 'urunler' });
    expect((list as Content[]).map(({ seoUrl }) => seoUrl).sort()).toEqual(slugs.sort());
    const addresses = (await visitor.call('GET cms/content/getsitemap', {})).list as Content[];
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter(({ seoUrl }) => slugs.includes(seoUrl))).toEqual([]);
    const { body } = await visitor.call('GET cms/content/search', { query: 'evim güvende' });
    const links = (body.result as { hits: Array<{ link: string }> }).hits.map(({ link }) => link.split('#')[0]);
    expect(links).not.toContain('/evim-guvende-sigortasi');
  });
});
