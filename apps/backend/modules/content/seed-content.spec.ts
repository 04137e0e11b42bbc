import { testApp, type TestApp } from '../../testing/test-app';
import { TestVisitor } from '../../testing/test-visitor';
import { contentModule } from './content';
import { landingLines } from '@emsal/lines/registry/landings';
import { contentDocument } from '@emsal/api/desk/content-shapes';
import { createContent, publishContent, saveContent } from './edit-content';
import { parseSeed } from './parse-seed';
import { readSeeds } from './read-seeds';
import { seedContent, storeSeeds } from './seed-content';
import type { ContentVersion } from './version-store';

const text = (title: string, body = 'Bir paragraf.') =>
  parseSeed(
    `---\nslug: ilk-metin\ntype: ARTICLE\ntitle: ${title}\nseoTitle: Kısa: başlık\nshortContent: Bir testin yazısıdır ve kısa açıklaması en az elli karakterdir.\ndate: 2026-11-01\n---\n\n${body}\n`,
  );

describe('a first text', () => {
  it('has settings and blocks', () => {
    const body =
      '## Ara başlık\n\nBir **vurgu** ve [bağlantı](/blog).\n\n- a\n- b\n\n1. c\n\n> Dikkat\n\nTablo: Tutarlar\n| Ad | Tutar |\n|---|---|\n| A | 1 |\n\nS: Neden?\nC: Çünkü.\n\nKaynak: SEDDK, 2026';
    const { document, date } = text('Başlık', body);
    expect(date).toBe('2026-11-01');
    expect(document).toMatchObject({ seoTitle: 'Kısa: başlık', category: null });
    expect(document['blocks']).toEqual([
      { kind: 'heading', level: 2, text: 'Ara başlık' },
      {
        kind: 'text',
        prose: [
          { text: 'Bir ' },
          { text: 'vurgu', isStrong: true },
          { text: ' ve ' },
          { text: 'bağlantı', href: '/blog' },
          { text: '.' },
        ],
      },
      { kind: 'list', isOrdered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] },
      { kind: 'list', isOrdered: true, items: [[{ text: 'c' }]] },
      { kind: 'note', prose: [{ text: 'Dikkat' }] },
      { kind: 'table', caption: 'Tutarlar', head: ['Ad', 'Tutar'], rows: [['A', '1']] },
      { kind: 'questions', items: [{ question: 'Neden?', answer: 'Çünkü.' }] },
      { kind: 'sources', items: ['SEDDK, 2026'] },
    ]);
  });
});

describe.each(readSeeds().map((seed) => [seed.document.slug, seed] as const))('the first text of /%s', (_, seed) => {
  it('is complete', () => {
    expect(contentDocument.safeParse(seed.document).error).toBeUndefined();
    expect(seed.date).toMatch(/^2026-\d\d-\d\d$/);
  });
});

it('the first texts leave out the row of a detail that the brand does not give', () => {
  const company = JSON.stringify(readSeeds().find(({ document }) => document.slug === 'hakkimizda'));
  expect(company).toContain('"Unvan"');
  expect(company).not.toMatch(/Levha kaydı|\{\{/);
});

it('a telephone reaches the broker from the page of contacts with one touch', () => {
  const contacts = JSON.stringify(readSeeds().find(({ document }) => document.slug === 'iletisim'));
  for (const href of ['tel:+90850', 'https://wa.me/90850', 'mailto:']) expect(contacts).toContain(`"href":"${href}`);
});

describe('the first texts', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp([contentModule])));
  afterAll(() => backend.close());
  const titleOf = async () => {
    const { body } = await new TestVisitor(backend.app).call('GET cms/content/get/{slug}', { slug: 'ilk-metin' });
    return (body.result as { title: string; publishDate: string } | undefined)?.title;
  };

  it('are all published, also by two processes that start together', async () => {
    await Promise.all([seedContent(backend.services), seedContent(backend.services)]);
    expect(backend.log.filter((line) => line.includes('refused'))).toEqual([]);
    const { rows } = await backend.services.database.pool.query(
      'SELECT count(version_id)::int AS published, (SELECT count(*)::int FROM content_versions) AS versions FROM content_pages',
    );
    const count = readSeeds().length + landingLines.length;
    expect(rows).toEqual([{ published: count, versions: count }]);
  });

  it('follow the files until an editor has saved the page', async () => {
    await storeSeeds(backend.services, [text('Birinci')]);
    expect(await titleOf()).toBe('Birinci');
    await storeSeeds(backend.services, [text('İkinci')]);
    expect(await titleOf()).toBe('İkinci');
    const { document } = text('Editörün');
    const { rows } = await backend.services.database.pool.query<{ pageId: string }>(
      `SELECT page_id AS "pageId" FROM content_slugs WHERE slug = 'ilk-metin'`,
    );
    const edited = await saveContent(backend.services, { ...rows[0]!, number: 2 }, { document, savedBy: 'editör' });
    await publishContent(backend.services, (edited as ContentVersion).id);
    await storeSeeds(backend.services, [text('Üçüncü')]);
    expect(await titleOf()).toBe('Editörün');
  });

  it('that is not valid is reported, and the others are stored', async () => {
    const broken = text('');
    await storeSeeds(backend.services, [{ ...broken, document: { ...broken.document, slug: 'bozuk' } }]);
    expect(backend.log.filter((line) => line.includes('"bozuk"') && line.includes('notValid'))).toHaveLength(1);
    expect(await createContent(backend.services, { document: {}, savedBy: 'x' })).toMatchObject({ code: 'notValid' });
  });
});
