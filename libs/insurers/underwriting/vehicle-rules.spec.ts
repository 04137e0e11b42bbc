import { sampleRequests } from '../testing/samples';
import { noVehicleClasses, noVehiclesOlderThanTen, noVehiclesWorthMoreThan } from './vehicle-rules';

const today = '2026-11-21';
const ofYear = (modelYear: number) => ({
  ...sampleRequests.TRAFFIC,
  risk: { ...sampleRequests.TRAFFIC.risk, modelYear },
});

describe('the underwriting rules of vehicles', () => {
  it('decline a vehicle older than ten years with 591; a green card has no model year', () => {
    expect(noVehiclesOlderThanTen(ofYear(2016), today)).toBeNull();
    expect(noVehiclesOlderThanTen(ofYear(2015), today)).toMatchObject({ code: '591' });
    expect(noVehiclesOlderThanTen(sampleRequests.GREENCARD, today)).toBeNull();
  });
  it('decline classes of vehicles', () => {
    expect(noVehicleClasses('taxi', 'bus')(sampleRequests.TRAFFIC, today)).toBeNull();
    expect(noVehicleClasses('taxi', 'car')(sampleRequests.TRAFFIC, today)).toMatchObject({ code: 'classNotTaken' });
  });
  it('decline own damage of a high-value vehicle with 402, but not its traffic', () => {
    const { AUTO, TRAFFIC } = sampleRequests;
    const value = AUTO.risk.value!;
    expect(noVehiclesWorthMoreThan(value)(AUTO, today)).toBeNull();
    expect(noVehiclesWorthMoreThan(value - 1)(AUTO, today)).toMatchObject({ code: '402' });
    expect(noVehiclesWorthMoreThan(value - 1)(TRAFFIC, today)).toBeNull();
  });
});
