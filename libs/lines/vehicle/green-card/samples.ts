/** One complete valid set of answers for each variant of the form. */
import { addDays } from '@emsal/validation/dates/calendar-day';
import { company, person, plateAnswers, type VehicleSample, type VehicleSamples } from '../sample-parts';
import type { travelFields } from './travel-fields';

type TravelFields = typeof travelFields;

const { licenseNo: _, ...plate } = plateAnswers;
/** A week that begins in a week. */
const journey = (today: string): VehicleSample<TravelFields>['answers'] => ({
  countryId: 'BG',
  countryName: 'Bulgaristan',
  travelStartDate: addDays(today, 7),
  travelEndDate: addDays(today, 14),
});

export const samples: VehicleSamples<TravelFields> = (today) => [
  {
    name: 'known plate',
    answers: {
      ...person,
      ...plate,
      ...journey(today),
      isVehicleFound: true,
      usageType: '001001',
      purposeOfUsageType: '1',
    },
    lookedUp: ['usageType', 'purposeOfUsageType'],
  },
  {
    name: 'company with a tax number and a van',
    answers: {
      ...company,
      ...plate,
      ...journey(today),
      isVehicleFound: true,
      usageType: '027021',
      purposeOfUsageType: '2',
    },
    lookedUp: ['usageType', 'purposeOfUsageType', 'companyName'],
  },
  {
    name: 'entered by hand, look-ups found nothing',
    answers: {
      ...person,
      ...plate,
      ...journey(today),
      isCustomerFound: false,
      isVehicleFound: false,
      usageType: '001001',
      purposeOfUsageType: '1',
    },
  },
];
