import type { Block } from '@emsal/api/calls/cms/blocks';
import { failedChecks } from './publication-checks';
import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import { readLandings } from './read-landings';
import { readSeeds } from './read-seeds';
import { sampleDocument } from './testing/content-samples';

const text = (words: string, href?: string): Block => ({
  kind: 'text',
  prose: [{ text: words, ...(href && { href }) }],
});
const heading = (level: 2 | 3): Block => ({
  kind: 'heading',
  level,
  text: 'Başlık',
});
const table = (head: string[], row: string[]): Block => ({ kind: 'table', caption: 'Tablo', head, rows: [row] });
const source: Block = { kind: 'sources', items: ['SEDDK, Kasım 2026'] };
const codesOf = (document: Parameters<typeof failedChecks>[0]) => failedChecks(document).map(({ code }) => code);
const checked = (...blocks: Block[]) => codesOf(sampleDocument({ blocks }));
const insurers: Block = { kind: 'insurers' };

it.each<[string, string | null, Block[]]>([
  ['headings in order', null, [heading(2), heading(3), heading(2)]],
  ['a small heading first', 'headingSkipped', [heading(3), heading(2)]],
  ['an amount with its source', null, [text('Prim 2.878 ₺ tutar.'), source]],
  ['an amount in lira', 'amountWithoutSource', [text('Prim 2.878 ₺ tutar.')]],
  ['an amount in TL', 'amountWithoutSource', [text('Limit 400.000 TL’dir.')]],
  ['an amount before its sign', 'amountWithoutSource', [text('Yalnızca ₺ 3.500.')]],
  ['an amount in thousands', 'amountWithoutSource', [text('3,5 bin liradan başlıyor.')]],
  ['a discount', 'discountWithoutSource', [text('Bu ay kaskoda %40 indirim.')]],
  ['a discount in words', 'discountWithoutSource', [text('Yüzde 30’a varan tasarruf sizi bekliyor.')]],
  ['a share below others', 'discountWithoutSource', [text('Ortalamadan % 25 daha ucuz.')]],
  ['a discount before its share', 'discountWithoutSource', [text('İNDİRİM: %20')]],
  ['half the price', 'discountWithoutSource', [text('Yarı fiyatına kasko.')]],
  ['a discount with its source', null, [text('Yenilemede %20 indirim.'), source]],
  ['a discount without its share', null, [text('Hasarsız geçen yıl indirim getirir.')]],
  ['a share that is no price', null, [text('Araçların %80’inde kasko var.')]],
  ['a table whose rows fit its head', null, [table(['a', 'b'], ['c', 'd'])]],
  ['a table with a short row', 'tableUneven', [table(['a', 'b', 'c'], ['d', 'e'])]],
  ['a table with a long row', 'tableUneven', [table(['a', 'b'], ['c', 'd', 'e'])]],
  [
    'an amount in a question',
    'amountWithoutSource',
    [
      {
        kind: 'questions',
        items: [{ question: 'Kaç para?', answer: '30.000 avro.' }],
      },
    ],
  ],
  ['a number that is no amount', null, [text('14 gün içinde cayabilirsiniz.')]],
  ['a claim about the market', 'claimUnproven', [text('Piyasanın en ucuz kaskosu.')]],
  ['a price guarantee', 'claimUnproven', [text('FİYAT GARANTİSİ veriyoruz.')]],
  ['a claim about the country', 'claimUnproven', [text('Türkiye’nin en ucuz sigortası burada.')]],
  ['a claim about ourselves', 'claimUnproven', [text('En düşük kasko primi bizde.')]],
  ['a claim about others', 'claimUnproven', [text('Rakiplerimizden her zaman daha ucuz.')]],
  ['the word cheap in a sentence', null, [text('En ucuz teklif her zaman en iyisi değildir.')]],
  ['a link with a name', null, [text('DASK rehberi', '/dask-sigortasi')]],
  ['a link that says here', 'linkNameless', [text('Buraya tıklayın.', '/dask-sigortasi')]],
  ['a link of a space', 'linkNameless', [text(' ', '/dask-sigortasi')]],
  ['a block of a product’s page on another page', 'blockMisplaced', [text('Bir paragraf.'), insurers]],
  ['a page of sixty long paragraphs', 'pageTooLarge', Array.from({ length: 60 }, () => text('uzun '.repeat(300)))],
])('%s: %s', (_, code, blocks) => {
  expect(checked(...blocks)).toEqual(code === null ? [] : [code]);
});

it.each<[string, Block[], { code: string; blocks: number[] }[]]>([
  ['a small heading', [text('a'), heading(3)], [{ code: 'headingSkipped', blocks: [1] }]],
  [
    'two amounts and a claim',
    [text('10 TL'), text('a'), text('Rakipsiz, 5 TL.')],
    [
      { code: 'amountWithoutSource', blocks: [0, 2] },
      { code: 'claimUnproven', blocks: [2] },
    ],
  ],
  ['a link that says here', [text('a'), text('Buraya', '/dask-sigortasi')], [{ code: 'linkNameless', blocks: [1] }]],
  ['a block of another page', [text('a'), insurers], [{ code: 'blockMisplaced', blocks: [1] }]],
])('says at which block it is: %s', (_, blocks, failed) => {
  expect(failedChecks(sampleDocument({ blocks }))).toEqual(failed);
});

it('a claim in the title belongs to no block', () => {
  expect(failedChecks(sampleDocument({ title: 'Rakipsiz kasko' }))).toEqual([{ code: 'claimUnproven', blocks: [] }]);
});

describe('the page of a product', () => {
  const pageOf = async (change: (blocks: Block[]) => Block[]) => {
    const [seed] = await readLandings();
    const document = seed!.document as unknown as ContentDocument;
    return codesOf({ ...document, blocks: change(document.blocks) });
  };

  it.each<[string, string | null, (blocks: Block[]) => Block[]]>([
    ['as its line wrote it', null, (blocks) => blocks],
    ['with a paragraph more and a section less', null, (blocks) => [...blocks.slice(0, -1), text('Yeni.')]],
    ['without heading and form', 'blockMisplaced', (blocks) => blocks.slice(1)],
    ['with a paragraph before the heading', 'blockMisplaced', (blocks) => [text('Önce.'), ...blocks]],
    ['with its insurers twice', 'blockMisplaced', (blocks) => [...blocks, insurers]],
    ['with a typed price', 'amountWithoutSource', (blocks) => [...blocks, text('Ortalama 9.000 ₺.')]],
    [
      'with a claim in a step',
      'claimUnproven',
      (blocks) =>
        blocks.map((block) =>
          block.kind === 'steps'
            ? {
                ...block,
                items: block.items.map((item) => ({
                  ...item,
                  text: 'Rakipsiz.',
                })),
              }
            : block,
        ) as Block[],
    ],
    [
      'with a recommended page that says here',
      'linkNameless',
      (blocks) => [
        ...blocks.filter(({ kind }) => kind !== 'reading'),
        {
          kind: 'reading',
          items: [{ path: '/dask-sigortasi', title: 'Buraya', text: 'Metin.' }],
        },
      ],
    ],
  ])('%s: %s', async (_, code, change) => {
    expect(await pageOf(change)).toEqual(code === null ? [] : [code]);
  });

  it('of every line may be published as it is', async () => {
    for (const { document } of await readLandings())
      expect([document.slug, failedChecks(document as never)]).toEqual([document.slug, []]);
  });
});

it.each(readSeeds().map(({ document }) => [document.slug, document]))(
  'the first text of /%s may be published',
  (_, document) => {
    expect(failedChecks(document as never)).toEqual([]);
  },
);
