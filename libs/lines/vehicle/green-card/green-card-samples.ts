/** One complete valid set of answers for each way through the form. */
import { company, person, plateNo, type VehicleSample } from '../sample-parts';

const { licenseNo: _, ...plate } = plateNo;
const journey: VehicleSample['answers'] = {
  countryId: 'BG',
  countryName: 'Bulgaristan',
  travelStartDate: '2026-11-28',
  travelEndDate: '2026-12-05',
};

export const greenCardSamples: readonly VehicleSample[] = [
  {
    name: 'known plate',
    answers: { ...person, ...plate, ...journey, isVehicleFound: true, usageType: '001001', purposeOfUsageType: '1' },
    lookedUp: ['usageType', 'purposeOfUsageType'],
  },
  {
    name: 'company with a tax number and a van',
    answers: { ...company, ...plate, ...journey, isVehicleFound: true, usageType: '027021', purposeOfUsageType: '2' },
    lookedUp: ['usageType', 'purposeOfUsageType', 'companyName'],
  },
  {
    name: 'entered by hand, look-ups found nothing',
    answers: {
      ...person,
      ...plate,
      ...journey,
      isCustomerFound: false,
      isVehicleFound: false,
      usageType: '001001',
      purposeOfUsageType: '1',
    },
  },
];
