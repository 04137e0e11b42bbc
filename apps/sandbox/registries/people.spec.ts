import { findPerson } from './people';
import { registriesFixture } from './testing/registries-fixture';

const { person } = registriesFixture();

describe('the registries over HTTP', () => {
  it('return a person for any valid number, the same each time', async () => {
    const first = await person({ identityNo: '31827465062', birthday: '1990-01-31', phoneNumber: '5321234567' });
    expect(first).toMatchObject({
      isCompany: false,
      birthDateMatches: true,
      phoneMatches: true,
      firstName: expect.stringMatching(/\p{Lu}/u),
      cityCode: expect.stringMatching(/^\d{2}$/),
    });
    expect(await person({ identityNo: '31827465062', birthday: '1990-01-31', phoneNumber: '5321234567' })).toEqual(
      first,
    );
  });

  it.each([
    ['1985-04-12', true],
    ['1985-04-13', false],
  ])('match only the documented person’s birth date: %s, %s', async (birthday, birthDateMatches) => {
    expect(await person({ identityNo: '10000000078', birthday })).toMatchObject({
      firstName: 'AYŞE',
      lastName: 'YILMAZ',
      cityCode: '34',
      birthDateMatches,
    });
  });

  it.each([
    ['2026-11-21', true],
    ['2026-11-22', false],
    ['1916-11-22', true],
    ['1915-11-21', false],
  ])('match any birth date of an undocumented person: %s, %s', async (birthday, birthDateMatches) => {
    expect(await person({ identityNo: '31827465062', birthday })).toMatchObject({ birthDateMatches });
  });

  it('return a person who is seventeen on any day', async () => {
    const matches = async (birthday: string) => {
      const found = await person({ identityNo: '20000000800', birthday });
      return typeof found !== 'string' && found.birthDateMatches;
    };
    expect(await matches('2009-01-01')).toBe(true);
    expect([await matches('2009-06-15'), await matches('2008-01-01')]).toEqual([false, false]);
    expect(
      findPerson({ identityNo: '20000000800', birthday: '2011-01-01', seed: 'test', today: '2028-02-29' }),
    ).toMatchObject({ birthDateMatches: true });
  });

  it('return the documented people', async () => {
    expect(await person({ identityNo: '20000000114' })).toBe('unknown');
    expect(await person({ identityNo: '20000000282', birthday: '1990-01-01' })).toMatchObject({
      birthDateMatches: false,
    });
    expect(await person({ identityNo: '20000000350', phoneNumber: '5321234567' })).toMatchObject({
      phoneMatches: false,
    });
    expect(await person({ identityNo: '20000000350', phoneNumber: '5320000001' })).toMatchObject({
      phoneMatches: true,
    });
    expect(await person({ identityNo: '20000000428', phoneNumber: '5321234567' })).toMatchObject({
      isPhoneLimitReached: true,
    });
    expect(await person({ identityNo: '20000000596' })).toBe('unavailable');
    expect(await person({ identityNo: '1111111114' })).toMatchObject({
      isCompany: true,
      firstName: '',
      companyName: expect.stringContaining('A.Ş.'),
    });
  });
});
