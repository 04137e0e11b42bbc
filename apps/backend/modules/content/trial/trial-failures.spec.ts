import type { Block } from '@emsal/api/calls/cms/blocks';
import type { AxeViolation, TriedPage } from '../../../ports/page-trial/page-trial-port';
import { mostDocumentBytes, trialFailures, type TrialFailure } from './trial-failures';

const text = (words: string): Block => ({ kind: 'text', prose: [{ text: words }] });
const blocks: Block[] = [
  text('Kısa bir giriş.'),
  { kind: 'table', caption: 'Limitler', head: ['', 'Araç başına'], rows: [['Maddi', '400.000']] },
  { kind: 'image', picture: { id: 'a'.repeat(32), width: 960, height: 640 }, alt: 'Tampon', caption: 'Tampon' },
  text('Bu, sayfanın en uzun paragrafıdır: '.repeat(20)),
];
const page = (violations: AxeViolation[] = [], documentBytes = 9_000): TriedPage => ({
  status: 200,
  documentBytes,
  violations,
  ids: [],
});

it.each<[string, TriedPage | null, TrialFailure[]]>([
  ['a page of ours', page(), []],
  [
    'an empty cell above a table',
    page([{ rule: 'empty-table-header', places: [['', 'Araç başına', 'Limitler Araç başına']] }]),
    [{ code: 'tableHeadEmpty', about: [], blocks: [1] }],
  ],
  [
    'a picture, by its file',
    page([{ rule: 'image-redundant-alt', places: [[`/api/cms/image/${'a'.repeat(32)}/480.webp`]] }]),
    [{ code: 'imageUndescribed', about: [], blocks: [2] }],
  ],
  [
    'two rules without words of their own, at two blocks',
    page([
      { rule: 'list', places: [['Bu, sayfanın en uzun paragrafıdır: '.repeat(20)]] },
      { rule: 'dlitem', places: [['?', 'Kısa bir giriş.']] },
    ]),
    [{ code: 'inaccessible', about: ['list', 'dlitem'], blocks: [0, 3] }],
  ],
  [
    'an element of no block',
    page([{ rule: 'link-name', places: [['Ana sayfa']] }]),
    [{ code: 'linkNameless', about: [], blocks: [] }],
  ],
  ['as many bytes as are allowed', page([], mostDocumentBytes), []],
  [
    'a byte more, at the longest block',
    page([], mostDocumentBytes + 1),
    [{ code: 'documentTooLarge', about: [], blocks: [3] }],
  ],
  ['a page that does not open', { ...page(), status: 503 }, [{ code: 'pageUnopened', about: [], blocks: [] }]],
  ['no answer', null, [{ code: 'trialUnanswered', about: [], blocks: [] }]],
])('%s', (_, tried, failures) => {
  expect(trialFailures(tried, blocks)).toEqual(failures);
});
