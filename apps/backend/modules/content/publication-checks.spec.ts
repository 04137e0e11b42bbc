import type { Block } from '@emsal/api/calls/cms/blocks';
import { failedChecks } from './publication-checks';
import { readSeeds } from './read-seeds';
import { sampleDocument } from './testing/content-samples';

const text = (words: string, href?: string): Block => ({
  kind: 'text',
  prose: [{ text: words, ...(href && { href }) }],
});
const heading = (level: 2 | 3): Block => ({ kind: 'heading', level, text: 'Başlık' });
const source: Block = { kind: 'sources', items: ['SEDDK, Kasım 2026'] };
const checked = (...blocks: Block[]) => failedChecks(sampleDocument({ blocks }));

it.each<[string, string | null, Block[]]>([
  ['headings in order', null, [heading(2), heading(3), heading(2)]],
  ['a small heading first', 'headingSkipped', [heading(3), heading(2)]],
  ['an amount with its source', null, [text('Prim 2.878 ₺ tutar.'), source]],
  ['an amount in lira', 'amountWithoutSource', [text('Prim 2.878 ₺ tutar.')]],
  ['an amount in TL', 'amountWithoutSource', [text('Limit 400.000 TL’dir.')]],
  [
    'an amount in a question',
    'amountWithoutSource',
    [{ kind: 'questions', items: [{ question: 'Kaç para?', answer: '30.000 avro.' }] }],
  ],
  ['a number that is no amount', null, [text('14 gün içinde cayabilirsiniz.')]],
  ['a claim about the market', 'claimUnproven', [text('Piyasanın en ucuz kaskosu.')]],
  ['a price guarantee', 'claimUnproven', [text('FİYAT GARANTİSİ veriyoruz.')]],
  ['the word cheap in a sentence', null, [text('En ucuz teklif her zaman en iyisi değildir.')]],
  ['a link with a name', null, [text('DASK rehberi', '/dask-sigortasi')]],
  ['a link that says here', 'linkNameless', [text('Buraya tıklayın.', '/dask-sigortasi')]],
  ['a link of a space', 'linkNameless', [text(' ', '/dask-sigortasi')]],
  ['a page of sixty long paragraphs', 'pageTooLarge', Array.from({ length: 60 }, () => text('uzun '.repeat(300)))],
])('%s: %s', (_, code, blocks) => {
  expect(checked(...blocks)).toEqual(code === null ? [] : [code]);
});

it.each(readSeeds().map(({ document }) => [document.slug, document]))(
  'the first text of /%s may be published',
  (_, document) => {
    expect(failedChecks(document as never)).toEqual([]);
  },
);
