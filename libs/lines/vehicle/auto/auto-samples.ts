/** One complete valid set of answers for each way through the form of AUTO. */
import {
  car,
  company,
  currentPolicy,
  foundVehicle,
  knownPlate,
  person,
  plateNo,
  registered,
  thisYear,
  type VehicleSamples,
} from '../sample-parts';

const byPlate: VehicleSamples = (today) => [
  knownPlate(today),
  {
    name: 'known plate without a policy, owner with registered vehicles',
    answers: { ...person, ...plateNo, ...car(today), isVehicleFound: true, assetStep: true, directionAsset: 'a1' },
    lookedUp: foundVehicle,
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
      ...person,
      ...car(today),
      licensePlateStatus: '0',
      cityId: '06',
      vehicleModelYear: thisYear(today),
      jobCode: '',
    },
  },
  {
    name: 'company with a tax number and a pickup',
    answers: {
      ...company,
      ...plateNo,
      ...car(today),
      isVehicleFound: true,
      vehicleUsageType: '028022',
      vehicleCommercialUsageType: '501',
      vehiclePurposeOfUsageType: '2',
      vehicleTotalSeatNumber: '3',
    },
    lookedUp: [...foundVehicle, 'companyName'],
  },
];

const byHand: VehicleSamples = (today) => [
  {
    name: 'entered by hand, look-ups found nothing',
    answers: {
      ...person,
      isCustomerFound: false,
      email: 'ayse@ornek.example',
      ...plateNo,
      ...car(today),
      isVehicleFound: false,
      ...registered(today),
      vehicleModel: '10301',
    },
  },
];

export const autoSamples: VehicleSamples = (today) => [...byPlate(today), ...newOrCommercial(today), ...byHand(today)];
