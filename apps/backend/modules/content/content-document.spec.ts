import { textOf } from './content-document';

it('keeps the items of a list apart, and the parts of a sentence together', () => {
  const items = [[{ text: 'Kimlik ve ' }, { text: 'ehliyet', strong: true }], [{ text: 'Plakalar' }]];
  expect(textOf({ kind: 'list', isOrdered: false, items })).toBe('Kimlik ve ehliyet\nPlakalar');
});
