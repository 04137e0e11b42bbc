import { bannedBreeds, petBreed } from './pet-breed';

it.each(bannedBreeds)('rejects the banned breed %s and explains why', (code) => {
  expect(petBreed(code)).toMatchObject({ ok: false, code: 'banned', message: expect.stringContaining('5199') });
});

it.each(['D051', 'D093', 'C047'])('accepts the breed %s', (code) => {
  expect(petBreed(code)).toEqual({ ok: true, value: code });
});
