import type { PageDetail, PageRow, VersionRow } from '@emsal/api/desk/content-shapes';
import { draftParameter } from '@emsal/platform/content/draft-parameter';
import { sql } from 'drizzle-orm';
import { TestVisitor } from '../../../testing/test-visitor';
import { createContent } from '../../content/edit-content';
import { publishPlanned } from '../../content/publish-planned';
import { sampleDocument } from '../../content/testing/content-samples';
import { openDeskSite, type DeskPerson, type DeskSite } from '../testing/desk-site';

describe('pages at the desk', () => {
  let site: DeskSite;
  let editor: DeskPerson;
  beforeAll(async () => {
    site = await openDeskSite();
    editor = await site.as('icerik@emsal.example');
  });
  afterAll(() => site.close());

  const pageOf = async (id: string) => (await editor.call('GET pages/{id}', { id })).body.result as PageDetail;
  const create = async (more: Parameters<typeof sampleDocument>[0]): Promise<PageDetail> => {
    const { body } = await editor.call('POST pages', {
      document: sampleDocument(more),
    });
    return pageOf((body.result as { id: string }).id);
  };
  const save = (page: PageDetail, more: Parameters<typeof sampleDocument>[0], number = page.versions[0]!.number) =>
    editor.call('POST pages/{id}/versions', {
      id: page.id,
      number,
      document: sampleDocument(more),
    });
  const publish = (id: string) => editor.call('POST versions/{id}/publish', { id });
  const seen = async (slug: string) =>
    (await new TestVisitor(site.backend.app).call('GET cms/content/get/{slug}', { slug })).body;
  const rowOf = async (query: string) => {
    const { rows } = (await editor.call('GET pages', { query })).body.result as { rows: PageRow[] };
    return rows.map(({ slug, status, savedBy }) => ({ slug, status, savedBy }));
  };

  it('are written, published and changed, and the list says where each stands', async () => {
    const page = await create({ slug: 'yeni-sayfa', title: 'Yeni sayfa' });
    expect(await rowOf('yeni sayfa')).toEqual([{ slug: 'yeni-sayfa', status: 'draft', savedBy: 'Selin Aksoy' }]);
    expect((await publish(page.versions[0]!.id)).body.isSuccess).toBe(true);
    expect(await rowOf('yeni-sayfa')).toMatchObject([{ status: 'published' }]);
    await save(page, { slug: 'yeni-sayfa', title: 'Yeni sayfa, düzeltilmiş' });
    expect(await rowOf('düzeltilmiş')).toMatchObject([{ status: 'changed' }]);
    expect((await seen('yeni-sayfa')).result).toMatchObject({
      title: 'Yeni sayfa',
    });
  });

  it('do not change when the audit log cannot be written', async () => {
    const { db } = site.backend.services;
    const page = await create({ slug: 'deftersiz', title: 'Deftersiz' });
    await db.execute(sql`ALTER TABLE desk_ledger RENAME TO desk_ledger_away`);
    const replies = [
      await editor.call('POST pages', { document: sampleDocument({ slug: 'hic-olmayan' }) }),
      await save(page, { slug: 'deftersiz', title: 'Deftersiz, ikinci' }),
      await publish(page.versions[0]!.id),
      await editor.call('POST versions/{id}/plan', {
        id: page.versions[0]!.id,
        publishAt: '2099-01-01T09:00:00+03:00',
      }),
    ];
    await db.execute(sql`ALTER TABLE desk_ledger_away RENAME TO desk_ledger`);
    expect(replies.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
    expect(await rowOf('hic-olmayan')).toEqual([]);
    expect(await pageOf(page.id)).toEqual(page);
    expect(await rowOf('deftersiz')).toMatchObject([{ status: 'draft' }]);
  });

  it('name nobody where the program brought the text itself', async () => {
    const { services } = site.backend;
    await createContent(services, {
      document: sampleDocument({ slug: 'hazir-metin', title: 'Hazır metin' }),
      savedBy: 'seed',
    });
    expect(await rowOf('hazır metin')).toEqual([{ slug: 'hazir-metin', status: 'draft', savedBy: null }]);
  });

  it('are listed by type and status', async () => {
    const drafted = await create({ slug: 'suzgec-taslak', type: 'NO_INDEX' });
    const changed = await create({ slug: 'suzgec-degisen' });
    await publish(changed.versions[0]!.id);
    await save(changed, { slug: 'suzgec-degisen', title: 'Değişti' });
    const slugs = async (more: object) => {
      const { total, rows } = (await editor.call('GET pages', { query: 'suzgec', ...more })).body.result as {
        total: number;
        rows: PageRow[];
      };
      expect(total).toBe(rows.length);
      return rows.map(({ slug }) => slug);
    };
    expect(await slugs({ status: 'draft' })).toEqual([drafted.document.slug]);
    expect(await slugs({ status: 'changed' })).toEqual(['suzgec-degisen']);
    expect(await slugs({ status: 'published' })).toEqual([]);
    expect(await slugs({ status: 'planned' })).toEqual([]);
    expect(await slugs({ type: 'NO_INDEX' })).toEqual(['suzgec-taslak']);
    expect(await slugs({ type: 'NO_INDEX', status: 'changed' })).toEqual([]);
  });

  it('go back to an earlier version, and an old address leads to the new one', async () => {
    const page = await create({ slug: 'eski-adres', title: 'İlk' });
    await publish(page.versions[0]!.id);
    const second = (await save(page, { slug: 'yeni-adres', title: 'İkinci' })).body.result as VersionRow;
    await publish(second.id);
    expect((await seen('eski-adres')).result).toMatchObject({
      seoUrl: 'yeni-adres',
      title: 'İkinci',
    });
    await publish(page.versions[0]!.id);
    expect((await seen('yeni-adres')).result).toMatchObject({
      seoUrl: 'eski-adres',
      title: 'İlk',
    });
  });

  it('of two editors of one version the second is told, and nothing is overwritten', async () => {
    const page = await create({ slug: 'iki-kisi' });
    expect((await save(page, { slug: 'iki-kisi', title: 'Birinci' })).body.isSuccess).toBe(true);
    expect((await save(page, { slug: 'iki-kisi', title: 'İkinci' })).body.messageCode).toBe('editedMeanwhile');
    expect((await pageOf(page.id)).document.title).toBe('Birinci');
  });

  it('are refused with every reason', async () => {
    const prose = [{ text: 'En ucuz biz, 500 TL. ' }, { text: 'buraya', href: '/boyle-sayfa-yok' }];
    const page = await create({
      slug: 'hatali',
      blocks: [{ kind: 'text', prose }],
    });
    const { id } = page.versions[0]!;
    const failures = (await editor.call('GET versions/{id}/failures', { id })).body.result as {
      about: string[];
      blocks: number[];
    }[];
    expect(failures).toHaveLength(4);
    expect(failures.at(-1)).toMatchObject({
      about: ['/boyle-sayfa-yok'],
      blocks: [0],
    });
    expect((await publish(id)).body.isSuccess).toBe(false);
    expect((await seen('hatali')).messageCode).toBe('contentNotFound');
  });

  describe('as the site renders them', () => {
    const passing = { status: 200, documentBytes: 9_000, violations: [], ids: [] };
    afterEach(() => void (site.backend.ports.answer.trial = passing));
    const failuresOf = async (id: string) =>
      (await editor.call('GET versions/{id}/failures', { id })).body.result as { message: string; blocks: number[] }[];

    it('are refused at the block that axe or their size forbids', async () => {
      const { versions } = await create({ slug: 'denenen', title: 'Denenen' });
      const [{ id }] = versions as [VersionRow];
      const violations = [{ rule: 'empty-table-header', places: [['', 'Bir paragraf.']] }];
      site.backend.ports.answer.trial = { ...passing, violations, documentBytes: 1_000_000 };
      expect(await failuresOf(id)).toMatchObject([
        { message: expect.stringContaining('Sütunun adını yazın'), blocks: [0] },
        { message: expect.stringContaining('En uzun bloğu kısaltın'), blocks: [0] },
      ]);
      expect((await publish(id)).body.messageCode).toBe('tableHeadEmpty');
      expect((await seen('denenen')).messageCode).toBe('contentNotFound');
      site.backend.ports.answer.trial = passing;
      expect((await publish(id)).body.isSuccess).toBe(true);
    });

    it('are shown to the site by a link of two minutes that ends no link of an editor', async () => {
      const [{ id }] = (await create({ slug: 'bakilan', title: 'Bakılan' })).versions as [VersionRow];
      const { url } = (await editor.call('POST versions/{id}/preview', { id })).body.result as { url: string };
      await failuresOf(id);
      const { pathname, searchParams } = new URL(site.backend.ports.triedPath, url);
      expect(pathname).toBe('/bakilan');
      const open = async (preview: string) =>
        (await new TestVisitor(site.backend.app).call('GET cms/content/get/{slug}', { slug: 'bakilan', preview })).body;
      for (const { searchParams: query } of [new URL(url), { searchParams }])
        expect((await open(query.get(draftParameter)!)).result).toMatchObject({ title: 'Bakılan' });
      site.backend.clock.advance(121);
      expect((await open(searchParams.get(draftParameter)!)).messageCode).toBe('contentNotFound');
    });

    it('wait with their plan while the site does not answer, and lose it when they fail', async () => {
      const [{ id }] = (await create({ slug: 'bekleyen' })).versions as [VersionRow];
      const publishAt = new Date(site.backend.clock.now().getTime() + 60_000).toISOString();
      await editor.call('POST versions/{id}/plan', { id, publishAt });
      site.backend.clock.advance(61);
      site.backend.ports.answer.trial = null;
      expect((await publish(id)).body.messageCode).toBe('trialUnanswered');
      await publishPlanned(site.backend.services);
      expect(await rowOf('bekleyen')).toMatchObject([{ status: 'planned' }]);
      site.backend.ports.answer.trial = { ...passing, status: 500 };
      await publishPlanned(site.backend.services);
      expect(await rowOf('bekleyen')).toMatchObject([{ status: 'draft' }]);
    });
  });

  it('are planned for a later time only', async () => {
    const { versions } = await create({ slug: 'planli' });
    const plan = (publishAt: string | null) =>
      editor.call('POST versions/{id}/plan', {
        id: versions[0]!.id,
        publishAt,
      });
    expect((await plan('2020-01-01T00:00:00Z')).body.messageCode).toBe('planInPast');
    expect((await plan('2027-01-01T00:00:00Z')).body.isSuccess).toBe(true);
    expect(await rowOf('planli')).toMatchObject([{ status: 'planned' }]);
    await plan(null);
    expect(await rowOf('planli')).toMatchObject([{ status: 'draft' }]);
  });

  it('with a plan say so while a later draft stands, and lose it through that', async () => {
    const page = await create({ slug: 'planli-eski' });
    await editor.call('POST versions/{id}/plan', { id: page.versions[0]!.id, publishAt: '2027-01-01T00:00:00Z' });
    const later = (await save(page, { slug: 'planli-eski', title: 'Sonraki' })).body.result as VersionRow;
    expect(await rowOf('planli-eski')).toMatchObject([{ status: 'planned' }]);
    const { rows } = (await editor.call('GET pages', { query: 'planli-eski', status: 'planned' })).body.result as {
      rows: PageRow[];
    };
    expect(rows).toHaveLength(1);
    await editor.call('POST versions/{id}/plan', { id: later.id, publishAt: null });
    expect(await rowOf('planli-eski')).toMatchObject([{ status: 'draft' }]);
    expect((await pageOf(page.id)).versions.map(({ publishAt }) => publishAt)).toEqual([null, null]);
  });

  it('are previewed by a link that shows the version for a day', async () => {
    const { versions } = await create({
      slug: 'onizlenen',
      title: 'Önizlenen',
    });
    const { url } = (await editor.call('POST versions/{id}/preview', { id: versions[0]!.id })).body.result as {
      url: string;
    };
    const preview = new URL(url).searchParams.get(draftParameter)!;
    const open = async () =>
      (await new TestVisitor(site.backend.app).call('GET cms/content/get/{slug}', { slug: 'onizlenen', preview })).body;
    await editor.call('POST versions/{id}/preview', { id: versions[0]!.id });
    site.backend.clock.advance(23 * 3600);
    expect((await open()).result).toMatchObject({ title: 'Önizlenen' });
    site.backend.clock.advance(2 * 3600);
    expect((await open()).messageCode).toBe('contentNotFound');
  });

  it('that do not exist are told, and a document that is none', async () => {
    const person = await site.as('icerik@emsal.example');
    const id = '00000000000000000000000000000000';
    for (const name of ['GET pages/{id}', 'GET versions/{id}', 'GET versions/{id}/failures'] as const)
      expect((await person.call(name, { id })).body.messageCode).toBe('contentNotFound');
    expect((await person.call('POST pages', { document: { title: '<script>' } })).body.messageCode).toBe('notValid');
    expect((await person.call('GET pages/{id}', { id: '../x' as never })).status).toBeGreaterThanOrEqual(400);
  });
});
