import { eq } from 'drizzle-orm';
import { visitVehicles } from './tables';
import { typedVehicle, vehicleVisits } from './testing/vehicle-visits';

const given = vehicleVisits();
const { post } = given;
const storedVehicles = () =>
  given.backend.services.db.select().from(visitVehicles).where(eq(visitVehicles.visitId, given.visitId));

describe('the vehicle of a visit', () => {
  it('F527 is stored with normalized plate and engine number', async () => {
    expect((await post('savevehicleinfo', { ...typedVehicle, vehicleEngineNo: 'b48 a20-m1' })).body).toMatchObject({
      isSuccess: true,
    });
    const rows = await storedVehicles();
    expect(rows).toMatchObject([
      { vehicle: { licensePlateNo: '34ABC12', vehicleEngineNo: 'B48A20-M1', isDisabledVehicle: false } },
    ]);
  });

  it.each([
    [{ licensePlateNo: '99 ABC 12' }, 'licensePlateNo'],
    [{ licensePlateNo: undefined }, 'licensePlateNo'],
    [{ vehicleModelType: '999' }, 'vehicleModelType'],
    [{ vehicleModelYear: 2027 }, 'vehicleModelYear'],
    [{ vehicleModelYear: 1975 }, 'vehicleModelYear'],
    [{ licensePlateStatus: 0, cityId: '34', vehicleModelYear: 2024 }, 'vehicleModelYear'],
    [{ vehicleChassisNo: 'WBA3A5C50DF12345O' }, 'vehicleChassisNo'],
    [{ vehicleChassisNo: 'WBA3A5C50DF12345' }, 'vehicleChassisNo'],
    [{ vehicleChassisNo: 'WBA3A5C50DF1234567' }, 'vehicleChassisNo'],
    [{ vehicleTotalSeatNumber: 0 }, 'vehicleTotalSeatNumber'],
    [{ vehicleTotalSeatNumber: 100 }, 'vehicleTotalSeatNumber'],
    [{ vehicleRegistrationDate: '2019-02-30' }, 'vehicleRegistrationDate'],
    [{ vehicleRegistrationDate: '2026-11-22' }, 'vehicleRegistrationDate'],
    [{ licenseNo: 'ŞB 123456' }, 'licenseNo'],
    [{ licenseNo: 'AB 12345' }, 'licenseNo'],
    [{ vehicleEngineNo: 'Ş48A20M1' }, 'vehicleEngineNo'],
    [{ vehicleEngineNo: 'B48*20' }, 'vehicleEngineNo'],
    [{ vehicleEngineNo: 'M'.repeat(31) }, 'vehicleEngineNo'],
    [{ licensePlateStatus: 0, vehicleModelYear: 2026, cityId: '82' }, 'cityId'],
    [{ licensePlateStatus: 0, licensePlateNo: undefined, vehicleModelYear: 2026 }, 'cityId'],
    [{ vehicleUsageType: '027021', vehiclePurposeOfUsageType: 2 }, 'vehicleCommercialUsageType'],
    [{ vehicleFuelType: 4 }, 'vehicleFuelType'],
    [{ vehicleFuelType: 2, vehicleLpgValue: 9_900 }, 'vehicleLpgValue'],
    [{ vehicleFuelType: 2, vehicleLpgValue: 10_050 }, 'vehicleLpgValue'],
    [{ vehicleUsageType: '999999', vehicleCommercialUsageType: '501' }, 'vehicleUsageType'],
    [{ vehicleUsageType: '' }, 'vehicleUsageType'],
    [{ vehicleUsageType: '001001', vehicleCommercialUsageType: '501' }, 'vehicleCommercialUsageType'],
    [{ vehicleUsageType: '027021', vehicleCommercialUsageType: '501' }, 'vehicleCommercialUsageType'],
    [{ vehicleUsageType: '028022', vehicleCommercialUsageType: '514' }, 'vehicleCommercialUsageType'],
  ])('is refused with %j: 400 and the field %s', async (wrong, field) => {
    const reply = await post('savevehicleinfo', { ...typedVehicle, ...wrong });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it.each([
    { vehicleTotalSeatNumber: 1 },
    { vehicleTotalSeatNumber: 99 },
    { vehicleFuelType: 2, vehicleLpgValue: 10_000 },
    { vehicleUsageType: '027021', vehicleCommercialUsageType: '515', vehiclePurposeOfUsageType: 2 },
    { vehicleUsageType: '028022', vehicleCommercialUsageType: '512', vehiclePurposeOfUsageType: 2 },
    { licensePlateNo: '81 a 12345', licenseNo: 'abc 123 456', vehicleChassisNo: 'wba 3a5c50-df123456' },
    { vehicleEngineNo: 'M'.repeat(30) },
    { licenseNo: ' A B 1 2 3 4 5 6'.padEnd(20) },
    { vehicleRegistrationDate: '2026-11-21' },
    { vehicleModelYear: 1976 },
    { vehicleModelYear: 2026 },
    { licensePlateStatus: 0, licensePlateNo: undefined, cityId: '06', vehicleModelYear: 2025 },
  ])('is accepted with %j', async (right) => {
    expect((await post('savevehicleinfo', { ...typedVehicle, ...right })).body.isSuccess).toBe(true);
  });

  it('gets its licence serial after the sale without losing other data', async () => {
    await post('savevehicleinfo', typedVehicle);
    expect((await post('savelicence', { licenseNo: 'a b 1 2 3 4 5 6' })).body.isSuccess).toBe(true);
    const rows = await storedVehicles();
    expect(rows).toMatchObject([{ vehicle: { licensePlateNo: '34ABC12', licenseNo: 'AB123456' } }]);
    const wrong = await post('savelicence', { licenseNo: '12' });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['licenseNo']]);
  });

  const policy = {
    currentInsuranceCompany: '12',
    currentInsurancePolicyAgentNo: '100200',
    currentInsurancePolicyNo: '30040050',
    currentInsurancePolicyRenewNo: '0',
  };
  const dated = (currentInsuranceStartDate: string, currentInsuranceExpiryDate: string) =>
    post('saveprepolicyinfo', { ...policy, currentInsuranceStartDate, currentInsuranceExpiryDate });

  it('F528 has a current policy whose dates are within the last year', async () => {
    expect((await dated('2025-11-21', '2026-11-21')).body.isSuccess).toBe(true);
    for (const [start, end, field] of [
      ['2025-11-20', '2026-11-20', 'currentInsuranceStartDate'],
      ['2026-11-22', '2027-11-22', 'currentInsuranceStartDate'],
      ['2026-01-01', '2027-01-02', 'currentInsuranceExpiryDate'],
      ['2026-13-01', '2027-01-02', 'currentInsuranceStartDate'],
    ] as const) {
      const reply = await dated(start, end);
      expect([start, reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([start, 400, [field]]);
    }
  });

  const running = {
    ...policy,
    currentInsuranceStartDate: '2026-01-01',
    currentInsuranceExpiryDate: '2027-01-01',
  };

  it.each([
    { currentInsuranceCompany: '9999' },
    { currentInsurancePolicyAgentNo: '' },
    { currentInsurancePolicyNo: ' - ' },
    { currentInsurancePolicyNo: 'poliçem yok' },
    { currentInsurancePolicyRenewNo: 'x' },
    { currentInsurancePolicyRenewNo: '' },
  ])('is refused a current policy with %j: 400 and its field', async (wrong) => {
    const reply = await post('saveprepolicyinfo', { ...running, ...wrong });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, Object.keys(wrong)]);
  });

  it('stores the numbers of a policy without separators', async () => {
    const pasted = { currentInsurancePolicyNo: '3004-0050', currentInsurancePolicyAgentNo: '100 200' };
    expect((await post('saveprepolicyinfo', { ...running, ...pasted })).body.isSuccess).toBe(true);
    const { rows } = await given.backend.services.database.pool.query(
      'SELECT policy_no, agent_no FROM visit_policies WHERE visit_id = $1',
      [given.visitId],
    );
    expect(rows).toEqual([{ policy_no: '30040050', agent_no: '100200' }]);
  });
});
