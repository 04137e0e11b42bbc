import { draftParameter } from '@emsal/platform/content/draft-parameter';
import { cmsCalls } from '@emsal/api/calls/cms';
import { maxBlocks } from '@emsal/api/block-limit';
import type { LookupKey } from '@emsal/api/calls/table';
import { Refusal } from '../../http/refusal';
import { testApp, type TestApp } from '../../testing/test-app';
import { TestVisitor } from '../../testing/test-visitor';
import { contentModule } from './content';
import { countSitemapParts } from './sitemap-addresses';
import { createContent, planContent, publishContent, saveContent } from './edit-content';
import { draftPath, draftSeconds } from './draft-link';
import { publishPlanned } from './publish-planned';
import { storeSeeds } from './seed-content';
import { sampleDocument } from './testing/content-samples';
import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import type { ContentVersion } from './version-store';

describe('content', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => {
    backend = await testApp([contentModule]);
    visitor = new TestVisitor(backend.app);
    await storeSeeds(backend.services, []);
    for (const at of [1, 2, 3])
      await live({ slug: `trafik-${at}`, title: `Trafik ${at}`, seoTitle: `Trafik ${at} başlığı` });
    await live({ slug: 'biz-kimiz', category: null, editor: null });
    await live({ slug: 'kis-kampanyasi', type: 'CAMPAIGN', category: null, campaignEndDate: '2027-01-31' });
    await live({ slug: 'gizli-sayfa', type: 'NO_INDEX', category: null });
  });
  afterAll(() => backend.close());

  const create = async (more: Partial<ContentDocument>): Promise<ContentVersion> =>
    (await createContent(backend.services, { document: sampleDocument(more), savedBy: 'editör' })) as ContentVersion;
  const live = async (more: Partial<ContentDocument>): Promise<ContentVersion> => {
    const version = await create(more);
    backend.clock.advance(60);
    expect(await publishContent(backend.services, version.id)).toBeNull();
    return version;
  };
  const save = (edited: ContentVersion, document: unknown) =>
    saveContent(backend.services, edited, { document, savedBy: 'editör' });
  const get = async (slug: string, query: { preview?: string } = {}) =>
    (await visitor.call('GET cms/content/get/{slug}', { slug, ...query })).body;
  const slugsOf = async (name: LookupKey, input: object) => {
    const { list } = await visitor.call(name, input as never);
    return (list as Array<{ seoUrl: string }>).map(({ seoUrl }) => seoUrl);
  };

  it('M488 lists the brand’s videos, none by default', async () => {
    const { status, list } = await visitor.call('GET selfservice/formdata/GetYoutubePlayList', {});
    expect([status, list]).toEqual([200, []]);
  });

  it.each([
    ['M427', 'GET cms/module/GetModuleContentWithModuleName', { moduleName: 'son-yazilar' }],
    ['M428 M222', 'GET cms/category/getlist', {}],
    ['M430', 'GET cms/content/listByCategoryUrl/{slug}/{page}/{limit}', { slug: 'trafik', page: 1, limit: 2 }],
    ['M433', 'GET cms/content/listByEditorUrl/{slug}/{page}/{limit}', { slug: 'yayin-ekibi', page: 1, limit: 10 }],
    ['M434', 'GET cms/content/getContentListByContentTypeId/{typeId}', { typeId: 3 }],
    ['M435', 'GET cms/content/getsitemap', {}],
  ] as const)('%s %s answers a list of its shape without a token', async (_, name, input) => {
    const { status, list } = await visitor.call(name, input as never);
    expect(status).toBe(200);
    expect(list).not.toEqual([]);
    expect(cmsCalls[name].output.safeParse(list).error).toBeUndefined();
  });

  it.each([
    ['M427', '/module/GetModuleContentWithModuleName?moduleName=toString', 200],
    ['M427', '/module/GetModuleContentWithModuleName', 400],
    ['M430', '/content/listByCategoryUrl/yok/1/10', 200],
    ['M430', '/content/listByCategoryUrl/trafik/0/10', 400],
    ['M430', '/content/listByCategoryUrl/trafik/1/5000', 400],
    ['M433', '/content/listByEditorUrl/yok/1/10', 200],
    ['M434', '/content/getContentListByContentTypeId/77', 400],
    ['M435', '/content/getsitemap?part=9', 200],
  ])('%s %s answers %i and no row', async (_, path, status) => {
    const reply = await visitor.send({ method: 'GET', url: `/api/cms${path}` });
    expect([reply.status, reply.list]).toEqual([status, []]);
  });

  it('M225 M029 a category is listed newest first, page by page', async () => {
    const list = (page: number) =>
      slugsOf('GET cms/content/listByCategoryUrl/{slug}/{page}/{limit}', { slug: 'trafik', page, limit: 2 });
    expect([await list(1), await list(2), await list(3)]).toEqual([['trafik-3', 'trafik-2'], ['trafik-1'], []]);
    expect(
      await slugsOf('GET cms/content/listByCategoryUrl/{slug}/{page}/{limit}', { slug: 'kasko', page: 1, limit: 9 }),
    ).toEqual([]);
  });

  it('M431 counts the posts of a category, and of all with `tum-yazilar`', async () => {
    const counted = async (slug: string) =>
      (await visitor.call('GET cms/content/contentCountByCategoryUrl/{slug}', { slug })).body.result;
    expect([await counted('trafik'), await counted('tum-yazilar'), await counted('yok')]).toEqual([3, 3, 0]);
  });

  it('M429 answers a category, and refuses an unknown one', async () => {
    const info = (slug: string) => visitor.call('GET cms/category/getcategoryinfo/{slug}', { slug });
    expect((await info('trafik')).body.result).toMatchObject({ title: 'Trafik', link: '/trafik-blog' });
    expect((await info('yok')).body).toMatchObject({ isSuccess: false, messageCode: 'contentNotFound' });
  });

  it('M432 M223 answers a post with its editor, category, dates and blocks', async () => {
    expect((await get('trafik-1')).result).toMatchObject({
      title: 'Trafik 1',
      seoUrl: 'trafik-1',
      shortContent: expect.any(String),
      publishDate: expect.stringMatching(/^2026-11-21T/),
      editor: { surname: 'Yayın Ekibi', seoUrl: 'yayin-ekibi' },
      readingTime: 1,
      category: { slug: 'trafik' },
      blocks: [{ kind: 'text' }],
    });
    expect(await get('yok-boyle-sayfa')).toMatchObject({ isSuccess: false, messageCode: 'contentNotFound' });
  });

  it('M224 a campaign has its title for search engines and its last day', async () => {
    const { list } = await visitor.call('GET cms/content/getContentListByContentTypeId/{typeId}', { typeId: 3 });
    expect(list).toMatchObject([{ seoTitle: 'Örnek yazı', campaignEndDate: '2027-01-31' }]);
  });

  it('a page that was a campaign has no last day', async () => {
    await live({ slug: 'kampanyaydi', type: 'ARTICLE', category: null, campaignEndDate: '2027-01-31' });
    expect((await get('kampanyaydi')).result).toMatchObject({ campaignEndDate: null });
  });

  it('the sitemap leaves out pages that search engines may not list', async () => {
    const addresses = await slugsOf('GET cms/content/getsitemap', {});
    expect(addresses).toEqual(expect.arrayContaining(['trafik-1', 'biz-kimiz']));
    expect(addresses).not.toContain('gizli-sayfa');
  });

  it('the sitemap has one part until there are more pages than fit', async () => {
    expect((await visitor.call('GET cms/content/countsitemapparts', {})).body.result).toBe(1);
    expect(await countSitemapParts(backend.services.db, [99])).toBe(1);
  });

  it('the sitemap has each category and author with posts, once', async () => {
    const lists = (await slugsOf('GET cms/content/getsitemap', {})).filter((path) => /-blog$|^yazar\//.test(path));
    expect(lists).toEqual(expect.arrayContaining(['trafik-blog', expect.stringMatching(/^yazar\/./)]));
    expect(new Set(lists).size).toBe(lists.length);
    expect(lists).not.toContain('kasko-blog');
  });

  const previewOf = ({ id, document: { slug } }: ContentVersion): string => {
    const path = draftPath({ id, slug, purpose: 'preview' }, backend.services);
    return new URLSearchParams(path.split('?')[1]).get(draftParameter)!;
  };

  it('a draft is seen only by whoever has its preview link, for a day', async () => {
    const draft = await create({ slug: 'taslak', title: 'Taslak' });
    const preview = previewOf(draft);
    expect((await get('taslak')).isSuccess).toBe(false);
    expect((await get('taslak', { preview })).result).toMatchObject({ title: 'Taslak' });
    expect((await get('taslak', { preview: `${preview}x` })).isSuccess).toBe(false);
    backend.clock.advance(draftSeconds.preview);
    expect((await get('taslak', { preview })).isSuccess).toBe(false);
  });

  it('a draft is shown with the address, category and author that it would be published with', async () => {
    const first = await live({ slug: 'eski-adres', category: 'trafik', editor: null });
    const moved = sampleDocument({ slug: 'yeni-adres', category: 'ev', editor: 'yayin-ekibi' });
    const draft = (await save(first, moved)) as ContentVersion;
    const preview = previewOf(draft);
    expect((await get('yeni-adres', { preview })).result).toMatchObject({
      seoUrl: 'yeni-adres',
      category: { slug: 'ev' },
      editor: { seoUrl: 'yayin-ekibi' },
    });
    expect((await get('eski-adres')).result).toMatchObject({ category: { slug: 'trafik' }, editor: null });
  });

  it('going back publishes an older version', async () => {
    const first = await live({ slug: 'geri-alinan', title: 'Birinci' });
    const second = (await save(first, sampleDocument({ slug: 'geri-alinan', title: 'İkinci' }))) as ContentVersion;
    await publishContent(backend.services, second.id);
    expect((await get('geri-alinan')).result).toMatchObject({ title: 'İkinci' });
    await publishContent(backend.services, first.id);
    expect((await get('geri-alinan')).result).toMatchObject({ title: 'Birinci' });
  });

  it('a planned version is published when its time comes, once', async () => {
    const first = await live({ slug: 'planli', title: 'Bugün' });
    const next = (await save(first, sampleDocument({ slug: 'planli', title: 'Yarın' }))) as ContentVersion;
    await planContent(backend.services, next.id, new Date(backend.clock.now().getTime() + 3600_000));
    await publishPlanned(backend.services);
    expect((await get('planli')).result).toMatchObject({ title: 'Bugün' });
    backend.clock.advance(3600);
    await publishPlanned(backend.services);
    expect((await get('planli')).result).toMatchObject({ title: 'Yarın' });
    await publishContent(backend.services, first.id);
    await publishPlanned(backend.services);
    expect((await get('planli')).result).toMatchObject({ title: 'Bugün' });
  });

  describe('with a plan', () => {
    const inAnHour = () => new Date(backend.clock.now().getTime() + 3600_000);
    const planned = async (slug: string) => {
      const first = await live({ slug, title: 'Bugün' });
      const next = (await save(first, sampleDocument({ slug, title: 'Planlı' }))) as ContentVersion;
      expect(await planContent(backend.services, next.id, inAnHour())).toBeNull();
      const newest = (await save(next, sampleDocument({ slug, title: 'En yeni' }))) as ContentVersion;
      return { next, newest };
    };
    const titleLater = async (slug: string) => {
      backend.clock.advance(3600);
      await publishPlanned(backend.services);
      return ((await get(slug)).result as { title: string }).title;
    };

    it('a later publication ends it, whichever version it was for', async () => {
      const { newest } = await planned('plan-sonrasi');
      await publishContent(backend.services, newest.id);
      expect(await titleLater('plan-sonrasi')).toBe('En yeni');
    });

    it('another plan takes its place', async () => {
      const { newest } = await planned('yeni-plan');
      await planContent(backend.services, newest.id, new Date(inAnHour().getTime() + 3600_000));
      expect(await titleLater('yeni-plan')).toBe('Bugün');
      expect(await titleLater('yeni-plan')).toBe('En yeni');
    });

    it('it is withdrawn through any version of the page', async () => {
      const { newest } = await planned('vazgecilen');
      await planContent(backend.services, newest.id, null);
      expect(await titleLater('vazgecilen')).toBe('Bugün');
    });

    it('a publication while the planned version is being tried stands', async () => {
      const { newest } = await planned('denenirken');
      const { pageTrial } = backend.services.ports;
      const open = vi.spyOn(pageTrial, 'open').mockImplementationOnce(async (page) => {
        await publishContent(backend.services, newest.id);
        return pageTrial.open(page);
      });
      expect(await titleLater('denenirken')).toBe('En yeni');
      expect(open).toHaveBeenCalledTimes(2);
      open.mockRestore();
    });
  });

  it('of two editors of one version the second is told, and overwrites nothing', async () => {
    const opened = await live({ slug: 'iki-editor' });
    const saved = await Promise.all(
      ['Bir', 'İki'].map((title) => save(opened, sampleDocument({ slug: 'iki-editor', title }))),
    );
    expect(saved.filter((result) => result instanceof Refusal)).toMatchObject([{ code: 'editedMeanwhile' }]);
  });

  it('of twenty pages created at once with one address nineteen are refused', async () => {
    const created = await Promise.all(Array.from({ length: 20 }, () => create({ slug: 'yaris' })));
    const refused = created.filter((result) => result instanceof Refusal);
    expect(refused).toHaveLength(19);
    expect(refused[0]).toMatchObject({ code: 'slugTaken' });
  });

  it('an address moved in circles leads to its page in one step', async () => {
    const versions = [await live({ slug: 'cember-0' })];
    for (let at = 1; at < 5; at++)
      versions.push((await save(versions.at(-1)!, sampleDocument({ slug: `cember-${at}` }))) as ContentVersion);
    for (let at = 1; at <= 20; at++) expect(await publishContent(backend.services, versions[at % 5]!.id)).toBeNull();
    for (const slug of ['cember-0', 'cember-1', 'cember-4'])
      expect((await get(slug)).result).toMatchObject({ seoUrl: 'cember-0' });
  });

  it('of ten pages that are moved to one address at once nine are refused and stay where they are', async () => {
    const names = Array.from({ length: 10 }, (_, at) => `tasinan-${at}`);
    const moved = await Promise.all(
      names.map(
        async (slug) => (await save(await live({ slug }), sampleDocument({ slug: 'hedef' }))) as ContentVersion,
      ),
    );
    const published = await Promise.all(moved.map(({ id }) => publishContent(backend.services, id)));
    expect(published.filter((refused) => refused?.code === 'slugTaken')).toHaveLength(9);
    const addresses = await Promise.all(names.map(async (slug) => (await get(slug)).result as { seoUrl: string }));
    expect(addresses.filter(({ seoUrl }) => seoUrl === 'hedef')).toHaveLength(1);
    expect(addresses.filter(({ seoUrl }, at) => seoUrl === names[at])).toHaveLength(9);
  });

  it('a page cannot move to the present or former address of another one', async () => {
    const page = await live({ slug: 'tasinacak' });
    const present = (await save(page, sampleDocument({ slug: 'trafik-1' }))) as ContentVersion;
    const former = (await save(present, sampleDocument({ slug: 'cember-3' }))) as ContentVersion;
    for (const { id } of [present, former])
      expect(await publishContent(backend.services, id)).toMatchObject({ code: 'slugTaken' });
    expect((await get('tasinacak')).result).toMatchObject({ seoUrl: 'tasinacak' });
  });

  const table = (cell: string) => ({
    blocks: [{ kind: 'table', caption: 'a', head: ['a', 'b'], rows: [[cell, 'b']] }],
  });
  const many = Array.from({ length: maxBlocks + 1 }, () => ({ kind: 'text', prose: [{ text: 'a' }] }));
  it.each([
    ['slugReserved', 'the address of a product', { slug: 'kasko-sigortasi' }],
    ['slugReserved', 'the address of a partner', { slug: 'yeni-isbirligi' }],
    ['slugReserved', 'the address of a category', { slug: 'yeni-blog' }],
    ['slugReserved', 'an address of the site', { slug: 'api' }],
    ['notValid', 'an address that leaves its folder', { slug: '../etc' }],
    ['tooManyBlocks', 'more than sixty blocks', { blocks: many }],
    ['notValid', 'HTML', { blocks: [{ kind: 'html', html: '<script>alert(1)</script>' }] }],
    ['notValid', 'control characters', { blocks: [{ kind: 'text', prose: [{ text: 'a\u0000b' }] }] }],
    ['notValid', 'control characters in a title', { title: 'a\u0000b' }],
    ['notValid', 'control characters in a table', table('a\u0000b')],
    ['notValid', 'a mark that turns the direction of writing', table('a\u202eb')],
    ['notValid', 'half of a character', table('a\ud83d')],
    ['notValid', 'an endless title', { title: 'x'.repeat(121) }],
  ] as const)('refuses with %s: %s', async (code, _, more) => {
    const document = { ...sampleDocument({ slug: 'reddedilen' }), ...more };
    expect(await createContent(backend.services, { document, savedBy: 'editör' })).toMatchObject({ code });
  });

  const places: Readonly<Record<string, (href: string) => object>> = {
    'a paragraph': (href) => ({ kind: 'text', prose: [{ text: 'a', href }] }),
    'a note': (href) => ({ kind: 'note', prose: [{ text: 'a', href }] }),
    'a list': (href) => ({ kind: 'list', isOrdered: true, items: [[{ text: 'a', href }]] }),
    'a recommendation': (path) => ({ kind: 'reading', items: [{ path, title: 'a', text: 'a' }] }),
  };
  const schemes = [
    ...['javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)', 'vbscript:x'],
    ...[
      'data:text/html,x',
      'data:image/svg+xml,<svg onload=alert(1)>',
      'file:///etc/passwd',
      'blob:x',
      'http://a.example',
    ],
    ...['//evil.example', '/\\evil.example', 'https://a.example/\u0000', 'https://a.example/"onmouseover="x', 'kasko'],
  ];
  it.each(Object.keys(places).flatMap((place) => schemes.map((href) => [place, href] as const)))(
    'refuses with a reason in %s a link to %j',
    async (place, href) => {
      const document = { ...sampleDocument({ slug: 'baglanti' }), blocks: [places[place]!(href)] };
      const refused = await createContent(backend.services, { document, savedBy: 'editör' });
      expect(refused).toMatchObject({ code: 'linkRefused', message: expect.stringContaining('https://') });
    },
  );

  it('a page with a link to nowhere or to a draft is not published; one to a page, a category or a product is', async () => {
    const linking = (href: string) => ({ blocks: [{ kind: 'text' as const, prose: [{ text: 'bağlantı', href }] }] });
    const broken = await create({ slug: 'kirik', ...linking('/olmayan-sayfa') });
    expect(await publishContent(backend.services, broken.id)).toMatchObject({ code: 'brokenLink' });
    const below = await create({ slug: 'kirik-alt', ...linking('/dask-sigortasi/yok') });
    expect(await publishContent(backend.services, below.id)).toMatchObject({ code: 'brokenLink' });
    const draft = await create({ slug: 'henuz-taslak' });
    const early = await create({ slug: 'erken-bag', ...linking('/henuz-taslak') });
    expect(await publishContent(backend.services, early.id)).toMatchObject({ code: 'brokenLink' });
    expect(await publishContent(backend.services, draft.id)).toBeNull();
    expect(await publishContent(backend.services, early.id)).toBeNull();
    for (const [at, href] of ['/trafik-1#a', '/trafik-blog', '/kasko-sigortasi/form', 'https://seddk.gov.tr'].entries())
      await live({ slug: `saglam-${at}`, ...linking(href) });
  });

  it.each([{ category: 'yok' }, { editor: 'kimse' }])('a page of an unknown %j is not stored', async (part) => {
    const known = await create({ slug: `bilinen-${Object.keys(part)[0]}` });
    expect(await save(known, sampleDocument({ slug: known.document.slug, ...part }))).toMatchObject({
      code: 'choiceUnknown',
    });
    expect(await create({ slug: 'bilinmeyen', ...part })).toMatchObject({ code: 'choiceUnknown' });
  });

  it('a publication that dies half way leaves the old page, its address and what the search finds', async () => {
    const old = await live({ slug: 'yarim-kalan', title: 'Eski' });
    const next = (await save(old, sampleDocument({ slug: 'yarim-kalan-yeni', title: 'Yeni' }))) as ContentVersion;
    await planContent(backend.services, next.id, new Date(backend.clock.now().getTime() + 3600_000));
    const run = (statement: string) => backend.services.database.pool.query(statement);
    await run(
      "CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END'",
    );
    for (const [table, event] of [
      ['content_slugs', 'INSERT'],
      ['content_pages', 'UPDATE'],
      ['content_entries', 'DELETE'],
      ['content_entries', 'INSERT'],
      ['content_versions', 'UPDATE'],
    ]) {
      await run(`CREATE TRIGGER die BEFORE ${event} ON ${table} FOR EACH ROW EXECUTE FUNCTION die()`);
      await expect(publishContent(backend.services, next.id)).rejects.toThrow();
      await run(`DROP TRIGGER die ON ${table}`);
      expect((await get('yarim-kalan')).result).toMatchObject({ title: 'Eski', seoUrl: 'yarim-kalan' });
      expect((await get('yarim-kalan-yeni')).isSuccess).toBe(false);
    }
    expect(await publishContent(backend.services, next.id)).toBeNull();
    expect((await get('yarim-kalan')).result).toMatchObject({ title: 'Yeni', seoUrl: 'yarim-kalan-yeni' });
  });
});
