import { initialsOf, monogramOf } from './monogram';

it.each([
  ['Bozkır Kartalı Sigorta', 'BK'],
  ['Çınar Sigorta', 'Çı'],
  ['Defne Hayat ve Sağlık', 'De'],
  ['Işık Sigorta', 'Iş'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('is stable per insurer', () => {
  expect(monogramOf(12, 'Bozkır Kartalı Sigorta')).toEqual(monogramOf(12, 'Bozkır Kartalı Sigorta'));
});

it('differs between neighbours in shape and colour, and among forty-eight insurers', () => {
  const monograms = Array.from({ length: 48 }, (_, firmId) => monogramOf(firmId, 'Çınar Sigorta'));
  expect(new Set(monograms.map(({ outline, dye }) => outline + dye)).size).toBe(48);
  for (const [index, { outline, dye }] of monograms.slice(1).entries())
    expect(monograms[index]).toMatchObject({
      outline: expect.not.stringMatching(outline),
      dye: expect.not.stringMatching(dye),
    });
});
