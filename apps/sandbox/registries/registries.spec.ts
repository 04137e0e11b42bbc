import { openRegistries } from '@emsal/registries/client';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { plate } from '@emsal/validation/plate/plate';
import { specialPeople } from './special-people';
import { specialPlates } from '../special-plates/vehicle-plates';
import { registriesFixture } from './testing/registries-fixture';

const { given, person, vehicle } = registriesFixture();

describe('the registries over HTTP', () => {
  it('omit what a secondary registry does not answer', async () => {
    given.switches.set({ name: 'registries-address-down', value: null, times: null });
    given.switches.set({ name: 'registries-policy-down', value: null, times: null });
    expect(await person({ identityNo: '10000000078' })).toMatchObject({ firstName: 'AYŞE', cityCode: '' });
    expect(await vehicle({ licensePlateNo: '34ABC12' })).toMatchObject({ typeName: '320i', currentPolicy: null });
  });

  it('are unavailable while registries-identity-down is on, and available afterwards', async () => {
    given.switches.set({ name: 'registries-identity-down', value: null, times: 1 });
    expect(await person({ identityNo: '31827465062' })).toBe('unavailable');
    expect(await person({ identityNo: '31827465062' })).toMatchObject({ isCompany: false });
  });

  it('are unavailable to a client whose deadline passes, and available to the next one', async () => {
    given.switches.set({ name: 'registries-hang', value: 'identity', times: 1 });
    const hasty = openRegistries({ baseUrl: given.baseUrl, deadlineMs: 200 });
    expect(await hasty.person({ identityNo: '31827465062' })).toEqual({ state: 'unavailable' });
    await hasty.close();
    expect(await person({ identityNo: '31827465062' })).toMatchObject({ isCompany: false });
  });

  it('are not queried while they keep failing', async () => {
    given.switches.set({ name: 'registries-vehicle-down', value: null, times: 5 });
    for (let at = 0; at < 5; at++) expect(await vehicle({ licensePlateNo: '34ABC123' })).toBe('unavailable');
    expect([await vehicle({ licensePlateNo: '34ABC123' }), given.switches.isOn('registries-vehicle-down')]).toEqual([
      'unavailable',
      false,
    ]);
  });

  it('reject malformed numbers', async () => {
    for (const [path, payload] of [
      ['identity', { identityNo: '12345678901' }],
      ['vehicle', { licensePlateNo: '99ABC12' }],
      ['vehicle', {}],
    ] as const)
      expect((await given.app.inject({ method: 'POST', url: `/registries/${path}/query`, payload })).statusCode).toBe(
        400,
      );
  });

  it('document only numbers that the forms accept, each once', () => {
    const numbers = [...specialPeople.map(({ identityNo }) => identityNo), ...specialPlates.map((row) => row.plate)];
    expect(new Set(numbers).size).toBe(numbers.length);
    expect([
      specialPeople.filter((row) => !identityOrTaxNumber(row.identityNo).ok),
      specialPlates.filter((row) => !plate(row.plate).ok),
    ]).toEqual([[], []]);
  });
});
