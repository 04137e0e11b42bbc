import type { Block } from '@emsal/api/calls/cms/blocks';
import { toBlock, toTyped } from './block-data';

const prose = [
  { text: 'Önce ' },
  { text: 'DASK', isStrong: true as const },
  { text: ' ve ' },
  { text: 'konut', href: '/konut-sigortasi' },
];
const blocks: Block[] = [
  { kind: 'heading', level: 3, text: 'Başlık' },
  { kind: 'text', prose },
  { kind: 'list', isOrdered: true, items: [prose, [{ text: 'İkinci' }]] },
  { kind: 'note', prose },
  {
    kind: 'table',
    caption: 'Tablo',
    head: ['Kalem', 'Tutar'],
    rows: [
      ['Betonarme', '9.884 ₺'],
      ['Diğer', ''],
    ],
  },
  { kind: 'questions', items: [{ question: 'Kim öder?', answer: 'Şirket.' }] },
  { kind: 'sources', items: ['SEDDK, Kasım 2026'] },
];

it.each(blocks.map((block) => [block.kind, block] as const))(
  'a block of the kind %s is edited and comes back as it was',
  (_, block) => {
    expect(toBlock(toTyped(block))).toEqual(block);
  },
);

it('leaves out empty lines that were typed', () => {
  expect(toBlock({ type: 'list', props: { isOrdered: false, items: 'Bir\n\n  İki  \n' } })).toEqual({
    kind: 'list',
    isOrdered: false,
    items: [[{ text: 'Bir' }], [{ text: 'İki' }]],
  });
});
