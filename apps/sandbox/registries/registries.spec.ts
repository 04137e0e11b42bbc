import { openRegistries, type RegistryClient } from '@emsal/registries/client';
import { isChassisNumber } from '@emsal/validation/chassis-number/chassis-number';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { previousPolicyEnd, previousPolicyStart } from '@emsal/validation/previous-policy/previous-policy';
import fastify, { type FastifyInstance } from 'fastify';
import { createSwitches, type Switches } from '../switches/switches';
import { findPerson } from './people';
import { findPolicy } from './policies';
import { registries } from './registries';
import { registryCases } from './special-cases';
import { specialPeople } from './special-people';
import { specialPlates } from './special-plates';
import { plate } from '@emsal/validation/plate/plate';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';

const today = '2026-11-21';

describe('the registers over HTTP', () => {
  let app: FastifyInstance;
  let switches: Switches;
  let client: RegistryClient;
  let address: string;

  beforeAll(async () => {
    switches = createSwitches(registryCases.filter((row) => row.kind === 'switch'));
    app = fastify({ forceCloseConnections: true });
    await app.register(registries, { seed: 'test', clock: { now: () => new Date(`${today}T09:00:00Z`) }, switches });
    address = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() => void (client = openRegistries({ baseUrl: `${address}/registries`, deadlineMs: 300 })));
  afterEach(async () => {
    switches.clear();
    await client.close();
  });
  afterAll(() => app.close());

  const person = async (query: Parameters<RegistryClient['person']>[0]) => {
    const answer = await client.person(query);
    return answer.state === 'found' ? answer.value : answer.state;
  };
  const vehicle = async (query: Parameters<RegistryClient['vehicle']>[0]) => {
    const answer = await client.vehicle(query);
    return answer.state === 'found' ? answer.value : answer.state;
  };

  it('answers a person for any valid number, the same each time', async () => {
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
  ])('knows the birth date of the documented person: %s is right: %s', async (birthday, birthDateMatches) => {
    expect(await person({ identityNo: '10000000078', birthday })).toMatchObject({
      firstName: 'AYŞE',
      lastName: 'YILMAZ',
      cityCode: '34',
      birthDateMatches,
    });
  });

  it.each([
    ['2008-11-21', true],
    ['2008-11-22', false],
    ['1916-11-22', true],
    ['1915-11-21', false],
  ])('takes any adult birth date of a person without a row: %s is right: %s', async (birthday, birthDateMatches) => {
    expect(await person({ identityNo: '31827465062', birthday })).toMatchObject({ birthDateMatches });
  });

  it('knows one who is seventeen whenever it is asked', async () => {
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

  it('plays the documented people', async () => {
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

  it('names the vehicles of the person who has some, and none of anybody else', async () => {
    const owned = await client.vehiclesOf('20000000732');
    expect(owned.state === 'found' && owned.value.map(({ licensePlateNo }) => licensePlateNo)).toEqual([
      '34EMS01',
      '06EMS02',
    ]);
    expect(await client.vehiclesOf('31827465062')).toEqual({ state: 'found', value: [] });
  });

  it.each(['34ABC123', '06A1234', '35AB1234', '01AAA11', '81ZZ999'])(
    'answers a plausible car for the plate %s',
    async (licensePlateNo) => {
      const car = await vehicle({ licensePlateNo });
      if (typeof car === 'string') throw new Error(car);
      expect(isChassisNumber(car.chassisNo)).toBe(true);
      expect(2026 - car.modelYear).toBeGreaterThanOrEqual(1);
      expect(2026 - car.modelYear).toBeLessThanOrEqual(9);
      const policy = car.currentPolicy;
      if (policy)
        expect([
          previousPolicyStart(policy.startDate, today).ok,
          previousPolicyEnd(policy.expiryDate, policy.startDate, today).ok,
        ]).toEqual([true, true]);
    },
  );

  it('gives policies that the form takes on any day of two years, a leap day among them', () => {
    const days = Array.from({ length: 731 }, (_, count) => addDays(today, count));
    const refused = days.flatMap((day) =>
      specialPlates.flatMap(({ plate: licensePlateNo }) => {
        const policy = findPolicy({ seed: 'test', today: day, licensePlateNo });
        const isTaken = !policy || previousPolicyEnd(policy.expiryDate, policy.startDate, day).ok;
        return isTaken ? [] : [`${licensePlateNo} on ${day}`];
      }),
    );
    expect(refused).toEqual([]);
  });

  it('plays the documented plates', async () => {
    expect(await vehicle({ licensePlateNo: '34YOK01' })).toBe('unknown');
    expect(await vehicle({ licensePlateNo: '34BLG01' })).toBe('unknown');
    expect(await vehicle({ licensePlateNo: '34BLG01', licenseNo: 'AB123456' })).toMatchObject({
      licenceSerialCode: 'AB',
      licenceSerialNo: '123456',
    });
    expect(await vehicle({ licensePlateNo: '34KPL01' })).toBe('unavailable');
    expect(await vehicle({ licensePlateNo: '34ABC12' })).toMatchObject({
      typeName: '320i',
      modelYear: 2019,
      currentPolicy: { expiryDate: '2026-12-11' },
    });
    expect(await vehicle({ licensePlateNo: '34ONY10' })).toMatchObject({ modelYear: 2012 });
    expect(await vehicle({ licensePlateNo: '34PNL01' })).toMatchObject({ usageType: '027021' });
    expect(await vehicle({ licensePlateNo: '34LPG01' })).toMatchObject({
      fuelType: 2,
      lpgOriginal: false,
      lpgValue: 1_500_000,
    });
    expect(await vehicle({ licensePlateNo: '34LPG02' })).toMatchObject({
      fuelType: 2,
      lpgOriginal: true,
      lpgValue: null,
    });
    expect(await vehicle({ licensePlateNo: '34PLC00' })).toMatchObject({ currentPolicy: null });
    expect(await vehicle({ licensePlateNo: '34ELK01' })).toMatchObject({ brandName: 'Togg', fuelType: 3 });
    expect(await vehicle({ licensePlateNo: '34HSR01' })).toMatchObject({ numberOfDamage: 3 });
  });

  it('keeps the own-damage policy of a vehicle apart from its compulsory one', async () => {
    const numberOf = async (kind: 'traffic' | 'kasko') => {
      const answer = await client.vehicle({ licensePlateNo: '34ABC12' }, kind);
      return answer.state === 'found' ? answer.value.currentPolicy?.policyNo : answer.state;
    };
    const [traffic, kasko] = [await numberOf('traffic'), await numberOf('kasko')];
    expect([traffic, kasko]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
    expect(traffic).not.toBe(kasko);
  });

  it('leaves out what a register beside the asked one does not say', async () => {
    switches.set({ name: 'registries-address-down', value: null, times: null });
    switches.set({ name: 'registries-policy-down', value: null, times: null });
    expect(await person({ identityNo: '10000000078' })).toMatchObject({ firstName: 'AYŞE', cityCode: '' });
    expect(await vehicle({ licensePlateNo: '34ABC12' })).toMatchObject({ typeName: '320i', currentPolicy: null });
  });

  it.each([
    ['registries-identity-down', null],
    ['registries-hang', 'identity'],
  ])('is unavailable while %s is on, and back after it', async (name, value) => {
    switches.set({ name, value, times: 1 });
    expect(await person({ identityNo: '31827465062' })).toBe('unavailable');
    expect(await person({ identityNo: '31827465062' })).toMatchObject({ isCompany: false });
  });

  it('stops asking a register that keeps failing', async () => {
    switches.set({ name: 'registries-vehicle-down', value: null, times: 5 });
    for (let at = 0; at < 5; at++) expect(await vehicle({ licensePlateNo: '34ABC123' })).toBe('unavailable');
    expect([await vehicle({ licensePlateNo: '34ABC123' }), switches.isOn('registries-vehicle-down')]).toEqual([
      'unavailable',
      false,
    ]);
  });

  it('refuses numbers whose form is wrong', async () => {
    for (const [path, payload] of [
      ['identity', { identityNo: '12345678901' }],
      ['vehicle', { licensePlateNo: '99ABC12' }],
      ['vehicle', {}],
    ] as const)
      expect((await app.inject({ method: 'POST', url: `/registries/${path}/query`, payload })).statusCode).toBe(400);
  });

  it('documents only numbers that the forms accept, each once', () => {
    const numbers = [...specialPeople.map(({ identityNo }) => identityNo), ...specialPlates.map((row) => row.plate)];
    expect(new Set(numbers).size).toBe(numbers.length);
    expect([
      specialPeople.filter((row) => !identityOrTaxNumber(row.identityNo).ok),
      specialPlates.filter((row) => !plate(row.plate).ok),
    ]).toEqual([[], []]);
  });
});
