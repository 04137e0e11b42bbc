/** One complete valid set of answers for each variant of the form. */
import { trafficFirstDay } from '@emsal/lines/facts/shared-facts';
import type { FirstDayFields } from '../first-day/first-day-fields';
import { laterStart } from '../first-day/later-start';
import {
  enteredByHand,
  car,
  companyCar,
  currentPolicy,
  lookedUpCompanyCarFields,
  lookedUpVehicleFields,
  knownPlate,
  fromOwnersVehicles,
  person,
  plateAnswers,
  withoutPlateYet,
  type VehicleSamples,
} from '../sample-parts';

type TrafficSamples = VehicleSamples<FirstDayFields>;

const byPlate: VehicleSamples = (today) => [
  knownPlate(today),
  {
    name: 'known plate, owner with registered vehicles',
    ...fromOwnersVehicles(today),
  },
];

const newOrCommercial: TrafficSamples = (today) => [
  {
    name: 'plate not issued yet',
    answers: { ...withoutPlateYet(today), marketingConfirm: true, ...laterStart(today, trafficFirstDay) },
  },
  {
    name: 'company with a tax number and a van',
    answers: {
      ...companyCar(today),
      vehicleFuelType: '1',
      vehicleUsageType: '027021',
      vehicleCommercialUsageType: '514',
    },
    lookedUp: lookedUpCompanyCarFields,
  },
];

const gasFuelled: VehicleSamples = (today) => [
  {
    name: 'entered by hand, look-ups found nothing',
    answers: {
      ...enteredByHand(today),
      vehicleFuelType: '2',
      vehicleIsLpgOriginal: false,
      vehicleLpgValue: '15000',
      ...currentPolicy(today),
    },
  },
  {
    name: 'LPG fitted by the maker',
    answers: {
      ...person,
      ...plateAnswers,
      ...car(today),
      isVehicleFound: true,
      vehicleFuelType: '2',
      vehicleIsLpgOriginal: true,
      jobCode: '',
    },
    lookedUp: lookedUpVehicleFields,
  },
];

export const samples: TrafficSamples = (today) => [...byPlate(today), ...newOrCommercial(today), ...gasFuelled(today)];
