/** One complete valid set of answers for each variant of AUTO's form. */
import { kaskoFirstDay } from '@emsal/lines/facts/shared-facts';
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
import type { AutoOwnFields } from './auto-own-fields';

export type AutoSamples = VehicleSamples<AutoOwnFields>;

const byPlate: VehicleSamples = (today) => [
  knownPlate(today),
  {
    name: 'known plate without a policy, owner with registered vehicles',
    ...fromOwnersVehicles(today),
  },
  {
    name: 'known plate, a policy that only its owner knows',
    answers: { ...person, ...plateAnswers, ...car(today), isVehicleFound: true, ...currentPolicy(today) },
    lookedUp: lookedUpVehicleFields,
  },
];

const newOrCommercial: AutoSamples = (today) => [
  {
    name: 'plate not issued yet, with accessories',
    answers: {
      isAccessoryVehicle: true,
      accessoriesForm: [{ code: 'accessoryTowBar', amount: '15000' }],
      ...withoutPlateYet(today),
      ...laterStart(today, kaskoFirstDay),
      jobCode: '',
    },
  },
  {
    name: 'company with a tax number and a pickup',
    answers: {
      ...companyCar(today),
      vehicleUsageType: '028022',
      vehicleCommercialUsageType: '501',
    },
    lookedUp: lookedUpCompanyCarFields,
  },
];

export const samples: AutoSamples = (today) => [
  ...byPlate(today),
  ...newOrCommercial(today),
  { name: 'entered by hand, look-ups found nothing', answers: enteredByHand(today) },
];
