import { sampleQuestions } from '../testing/samples';
import { vehicleClasses, vehiclesOlderThanTen, vehiclesWorthMoreThan } from './declines';

const today = '2026-11-21';
const ofYear = (modelYear: number) => ({
  ...sampleQuestions.TRAFFIC,
  vehicle: { ...sampleQuestions.TRAFFIC.vehicle, modelYear },
});

describe('what an insurer does not take', () => {
  it('is a vehicle older than ten years, with 591; a green card knows no year', () => {
    expect(vehiclesOlderThanTen(ofYear(2016), today)).toBeNull();
    expect(vehiclesOlderThanTen(ofYear(2015), today)).toMatchObject({ code: '591' });
    expect(vehiclesOlderThanTen(sampleQuestions.GREENCARD, today)).toBeNull();
  });
  it('is a class of vehicles', () => {
    expect(vehicleClasses('taxi', 'bus')(sampleQuestions.TRAFFIC, today)).toBeNull();
    expect(vehicleClasses('taxi', 'car')(sampleQuestions.TRAFFIC, today)).toMatchObject({ code: 'classNotTaken' });
  });
  it('is own damage of a dear vehicle, with 402, but not its traffic', () => {
    const { AUTO, TRAFFIC } = sampleQuestions;
    const value = AUTO.vehicle.value!;
    expect(vehiclesWorthMoreThan(value)(AUTO, today)).toBeNull();
    expect(vehiclesWorthMoreThan(value - 1)(AUTO, today)).toMatchObject({ code: '402' });
    expect(vehiclesWorthMoreThan(value - 1)(TRAFFIC, today)).toBeNull();
  });
});
