import { branchIds } from '@emsal/lines/registry/branch-ids';
import { registeredCar, vehicleVisits } from './testing/vehicle-visits';

const given = vehicleVisits();
const { post } = given;

describe('a line that requires a traffic policy in force', () => {
  it.each([
    ['no plate', '', null],
    ['a plate that the registry does not know', '06YOK99', null],
    ['a policy that ended yesterday', '34ABC12', { startDate: '2025-11-20', expiryDate: '2026-11-20' }],
    ['a policy that begins tomorrow', '34ABC12', { startDate: '2026-11-22', expiryDate: '2027-11-22' }],
  ])('F448 refuses %s where a traffic policy in force is required', async (_what, licensePlateNo, dates) => {
    given.visitId = await given.visitor.visit('IMM', branchIds.IMM);
    if (dates)
      given.backend.ports.vehicles.set('34ABC12', {
        state: 'found',
        value: { ...registeredCar, currentPolicy: { ...registeredCar.currentPolicy!, ...dates } },
      });
    expect((await post('checktrafficpolicy', { licensePlateNo })).body).toMatchObject({
      isSuccess: false,
      messageCode: expect.stringMatching(/^trafficPolicy/),
    });
  });

  it('F448 accepts a traffic policy on its last day, and continues while the registry is unavailable', async () => {
    given.visitId = await given.visitor.visit('IMM', branchIds.IMM);
    given.backend.ports.vehicles.set('34ABC12', {
      state: 'found',
      value: { ...registeredCar, currentPolicy: { ...registeredCar.currentPolicy!, expiryDate: '2026-11-21' } },
    });
    expect((await post('checktrafficpolicy', { licensePlateNo: '34ABC12' })).body.isSuccess).toBe(true);
    given.backend.ports.vehicles.set('34ABC12', { state: 'unavailable' });
    expect((await post('checktrafficpolicy', { licensePlateNo: '34ABC12' })).body.isSuccess).toBe(true);
  });

  it('normalizes the typed plate and does not look up an invalid one', async () => {
    given.visitId = await given.visitor.visit('IMM', branchIds.IMM);
    expect((await post('checktrafficpolicy', { licensePlateNo: ' 34 - abc - 12' })).body.isSuccess).toBe(true);
    expect((await post('checktrafficpolicy', { licensePlateNo: '34ABC1' })).body).toMatchObject({
      messageCode: 'badBody',
      fields: { licensePlateNo: expect.stringContaining('34 ABC 123') },
    });
  });
});
