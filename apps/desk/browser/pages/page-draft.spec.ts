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
