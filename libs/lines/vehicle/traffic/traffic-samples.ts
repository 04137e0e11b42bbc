/** One complete valid set of answers for each way through the form. */
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
    name: 'known plate, owner with registered vehicles',
    answers: { ...person, ...plateNo, ...car(today), isVehicleFound: true, assetStep: true, directionAsset: 'a1' },
    lookedUp: foundVehicle,
  },
];

const newOrCommercial: VehicleSamples = (today) => [
  {
    name: 'plate not issued yet',
    answers: {
      ...person,
      ...car(today),
      licensePlateStatus: '0',
      cityId: '06',
      vehicleModelYear: thisYear(today),
      marketingConfirm: true,
    },
  },
  {
    name: 'company with a tax number and a van',
    answers: {
      ...company,
      ...plateNo,
      ...car(today),
      isVehicleFound: true,
      vehicleFuelType: '1',
      vehicleUsageType: '027021',
      vehicleCommercialUsageType: '514',
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
      ...plateNo,
      ...car(today),
      isVehicleFound: true,
      vehicleFuelType: '2',
      vehicleIsLpgOriginal: true,
      jobCode: '',
    },
    lookedUp: foundVehicle,
  },
];

export const trafficSamples: VehicleSamples = (today) => [
  ...byPlate(today),
  ...newOrCommercial(today),
  ...byHand(today),
];
