import { isChassisNumber } from '@emsal/validation/chassis-number/chassis-number';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { previousPolicyEnd, previousPolicyStart } from '@emsal/validation/previous-policy/previous-policy';
import { findPolicy } from './policies';
import { specialPlates } from '../special-plates/vehicle-plates';
import { registriesFixture, today } from './testing/registries-fixture';

const { given, vehicle } = registriesFixture();

describe('the registries over HTTP', () => {
  it('return the vehicles of a documented owner, and none for anybody else', async () => {
    const owned = await given.client.vehiclesOf('20000000732');
    expect(owned.state === 'found' && owned.value.map(({ licensePlateNo }) => licensePlateNo)).toEqual([
      '34EMS01',
      '06EMS02',
    ]);
    expect(await given.client.vehiclesOf('31827465062')).toEqual({ state: 'found', value: [] });
  });

  it.each(['34ABC123', '06A1234', '35AB1234', '01AAA11', '81ZZ999'])(
    'return a plausible car for the plate %s',
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

  it('return policies that the form accepts on any day of two years, including a leap day', () => {
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

  it('return the documented plates', async () => {
    expect(await vehicle({ licensePlateNo: '34YOK01' })).toBe('unknown');
    expect(await vehicle({ licensePlateNo: '34BLG01' })).toBe('unknown');
    expect(await vehicle({ licensePlateNo: '34BLG01', licenseNo: 'AB123456' })).toMatchObject({
      licenceSerialCode: 'AB',
      licenceSerialNo: '123456',
    });
    expect(await vehicle({ licensePlateNo: '34BLG02', licenseNo: 'AB123456' })).toBe('unknown');
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

  it('distinguish the own-damage policy of a vehicle from its compulsory one', async () => {
    const numberOf = async (kind: 'traffic' | 'kasko') => {
      const answer = await given.client.vehicle({ licensePlateNo: '34ABC12' }, kind);
      return answer.state === 'found' ? answer.value.currentPolicy?.policyNo : answer.state;
    };
    const traffic = await numberOf('traffic');
    const kasko = await numberOf('kasko');
    expect([traffic, kasko]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
    expect(traffic).not.toBe(kasko);
  });
});
