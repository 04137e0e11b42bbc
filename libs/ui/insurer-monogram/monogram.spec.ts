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

it('gives neighbours another outline and another dye, and forty-eight insurers forty-eight drawings', () => {
  const drawn = Array.from({ length: 48 }, (_, firmId) => monogramOf(firmId, 'Çınar Sigorta'));
  expect(new Set(drawn.map(({ outline, dye }) => outline + dye)).size).toBe(48);
  for (const [at, { outline, dye }] of drawn.slice(1).entries())
    expect(drawn[at]).toMatchObject({
      outline: expect.not.stringMatching(outline),
      dye: expect.not.stringMatching(dye),
    });
});
