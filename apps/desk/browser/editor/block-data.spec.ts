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
  { kind: 'image', picture: { id: 'a'.repeat(32), width: 960, height: 640 }, alt: 'Hasarlı tampon' },
  { kind: 'image', picture: { id: 'a'.repeat(32), width: 960, height: 640 }, alt: 'Tampon', caption: 'Örnek' },
  {
    kind: 'hero',
    heading: ['Konut sigortası:', 'bedelini siz seçin.'],
    lead: 'Giriş.',
    points: ['Bir', 'İki'],
    formTitle: 'Teklif alın',
    figure: 'home',
    figureTitle: 'Fiyatlar',
    figureCaption: '100 m²',
  },
  {
    kind: 'hero',
    heading: ['Vize için', 'bir poliçe.'],
    lead: 'Giriş.',
    points: ['Bir'],
    formTitle: 'Danışın',
    figure: 'facts',
    figureTitle: 'Vizenin istediği',
    figureCaption: 'Vize Kodu',
    facts: [{ label: 'Süre', amount: 'Her gün' }],
  },
  {
    kind: 'steps',
    items: [
      { title: 'Bir', text: 'a' },
      { title: 'İki', text: 'b' },
      { title: 'Üç', text: 'c' },
    ],
  },
  {
    kind: 'covers',
    title: 'Neyi karşılar?',
    intro: 'Giriş.',
    items: [
      { title: 'Eşya', text: 'Metin.', points: ['Yangın'], limits: [{ label: 'Cam', amount: '{{cam}}' }] },
      { title: 'Komşu', text: 'Metin.' },
    ],
  },
  {
    kind: 'medians',
    title: 'Fiyatlar',
    intro: 'Giriş.',
    rowHeading: 'Araç',
    heads: [{ key: 'car', label: 'Otomobil' }],
  },
  { kind: 'figures', title: 'Tavan', intro: 'Giriş.', source: 'SEDDK', rowHeading: 'Basamak', noteHeading: 'Etkisi' },
  { kind: 'reading', items: [{ path: '/dask-sigortasi', title: 'DASK', text: 'Metin.' }] },
  { kind: 'insurers' },
];

it.each(blocks.map((block) => [block.kind, block] as const))(
  'a block of the kind %s is edited and comes back as it was',
  (_, block) => {
    const typed = toTyped(block);
    // As the editor keeps it.
    const props = { ...typed.props, id: `${typed.type}-0` };
    expect(toBlock({ ...typed, props } as typeof typed)).toEqual(block);
  },
);

it('leaves out empty lines that were typed', () => {
  expect(toBlock({ type: 'list', props: { isOrdered: false, items: 'Bir\n\n  İki  \n' } })).toEqual({
    kind: 'list',
    isOrdered: false,
    items: [[{ text: 'Bir' }], [{ text: 'İki' }]],
  });
});
