/** One complete valid set of answers for each way through the form. */
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
    name: 'known plate, owner with registered vehicles',
    ...ofOwnersList(today),
  },
];

const newOrCommercial: VehicleSamples = (today) => [
  {
    name: 'plate not issued yet',
    answers: { ...plateToCome(today), marketingConfirm: true },
  },
  {
    name: 'company with a tax number and a van',
    answers: {
      ...companyCar(today),
      vehicleFuelType: '1',
      vehicleUsageType: '027021',
      vehicleCommercialUsageType: '514',
    },
    lookedUp: foundCompanyCar,
  },
];

const gasFuelled: VehicleSamples = (today) => [
  {
    name: 'entered by hand, look-ups found nothing',
    answers: {
      ...byHand(today),
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
  ...gasFuelled(today),
];
