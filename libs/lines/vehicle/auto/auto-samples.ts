/** One complete valid set of answers for each way through the form of AUTO. */
import {
  byHand,
  car,
  companyCar,
  currentPolicy,
  foundCompanyCar,
  foundVehicle,
  knownPlate,
  ofOwnersList,
  person,
  plateNo,
  plateToCome,
  type VehicleSamples,
} from '../sample-parts';

const byPlate: VehicleSamples = (today) => [
  knownPlate(today),
  {
    name: 'known plate without a policy, owner with registered vehicles',
    ...ofOwnersList(today),
  },
  {
    name: 'known plate, a policy that only its owner knows',
    answers: { ...person, ...plateNo, ...car(today), isVehicleFound: true, ...currentPolicy(today) },
    lookedUp: foundVehicle,
  },
];

const newOrCommercial: VehicleSamples = (today) => [
  {
    name: 'plate not issued yet, with accessories',
    answers: {
      isAccessoryVehicle: true,
      accessoriesForm: [{ code: 'accessoryTowBar', amount: '15000' }],
      ...plateToCome(today),
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
    lookedUp: foundCompanyCar,
  },
];

export const autoSamples: VehicleSamples = (today) => [
  ...byPlate(today),
  ...newOrCommercial(today),
  { name: 'entered by hand, look-ups found nothing', answers: byHand(today) },
];
