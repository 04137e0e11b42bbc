import { maxBlocks } from '@emsal/api/block-limit';
import { draftErrors, emptyDocument } from './page-draft';

const valid = {
  ...emptyDocument,
  slug: 'yeni-sayfa',
  title: 'Yeni sayfa',
  seoTitle: 'Yeni sayfa',
  shortContent: 'Bu açıklama elli karakterden uzundur ve listede görünür.',
};

it('finds nothing wrong with a complete page', () => {
  expect(draftErrors(valid)).toEqual({});
});

it.each([
  ['title', { title: '' }],
  ['seoTitle', { seoTitle: 'a'.repeat(61) }],
  ['slug', { slug: 'Yeni Sayfa' }],
  ['shortContent', { shortContent: 'Kısa.' }],
  ['blocks', { blocks: [] }],
])('says what to change at %s', (name, change) => {
  expect(draftErrors({ ...valid, ...change })).toEqual({ [name]: expect.stringMatching(/\.$/) });
});

it('says how many blocks a page may have, and nothing of the limit for a block that is too long', () => {
  const block = { kind: 'text' as const, prose: [{ text: 'Metin' }] };
  const most = Array.from({ length: maxBlocks }, () => block);
  expect(draftErrors({ ...valid, blocks: most })).toEqual({});
  expect(draftErrors({ ...valid, blocks: [...most, block] }).blocks).toContain('en çok 60 blok');
  const long = { ...block, prose: [{ text: 'a'.repeat(2001) }] };
  expect(draftErrors({ ...valid, blocks: [long] }).blocks).toContain('fazla uzun bir blok');
});

it.each([
  ['javascript:alert(1)', true],
  ['data:text/html,x', true],
  ['//kotu.example', true],
  ['http://acik.example', true],
  ['/kasko-sigortasi?a=b#c', false],
  ['https://seddk.gov.tr', false],
  ['tel:+908500000000', false],
])('says of a link to %s that its address is wrong: %s', (href, isWrong) => {
  const { blocks } = draftErrors({ ...valid, blocks: [{ kind: 'text', prose: [{ text: 'bağlantı', href }] }] });
  expect(blocks).toEqual(isWrong ? expect.stringContaining('https://') : undefined);
});
