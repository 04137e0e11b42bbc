import { initialsOf, monogramOf } from './monogram';

it.each([
  ['Bozkır Kartalı Sigorta', 'BK'],
  ['Çınar Sigorta', 'Çı'],
  ['Defne Hayat ve Sağlık', 'De'],
  ['Işık Sigorta', 'Iş'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('is the same for the same insurer', () => {
  expect(monogramOf(12, 'Bozkır Kartalı Sigorta')).toEqual(monogramOf(12, 'Bozkır Kartalı Sigorta'));
});
