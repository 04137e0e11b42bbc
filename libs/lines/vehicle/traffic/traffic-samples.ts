/** One complete valid set of answers for each way through the form. */
import {
  car,
  company,
  currentPolicy,
  foundPolicy,
  foundVehicle,
  person,
  plateNo,
  type VehicleSample,
} from '../sample-parts';

export const trafficSamples: readonly VehicleSample[] = [
  {
    name: 'known plate',
    answers: {
      ...person,
      ...plateNo,
      ...car,
      isVehicleFound: true,
      hasPrePolicy: true,
      vehicleRegistrationDate: '2019-03-14',
      ...currentPolicy,
    },
    lookedUp: [...foundVehicle, ...foundPolicy],
  },
  {
    name: 'known plate, owner with registered vehicles',
    answers: { ...person, ...plateNo, ...car, isVehicleFound: true, assetStep: true, directionAsset: 'a1' },
    lookedUp: foundVehicle,
  },
  {
    name: 'plate not issued yet',
    answers: {
      ...person,
      ...car,
      licensePlateStatus: '0',
      cityId: '06',
      vehicleModelYear: '2026',
      marketingConfirm: true,
    },
  },
  {
    name: 'company with a tax number and a van',
    answers: {
      ...company,
      ...plateNo,
      ...car,
      isVehicleFound: true,
      vehicleFuelType: '1',
      vehicleUsageType: '027021',
      vehicleCommercialUsageType: '514',
      vehiclePurposeOfUsageType: '2',
      vehicleTotalSeatNumber: '3',
    },
    lookedUp: [...foundVehicle, 'companyName'],
  },
  {
    name: 'entered by hand, look-ups found nothing',
    answers: {
      ...person,
      isCustomerFound: false,
      email: 'ayse@ornek.example',
      ...plateNo,
      ...car,
      isVehicleFound: false,
      vehicleRegistrationDate: '2019-03-14',
      vehicleModel: '10301',
      vehicleFuelType: '2',
      vehicleIsLpgOriginal: false,
      vehicleLpgValue: '15000',
      ...currentPolicy,
    },
  },
  {
    name: 'LPG fitted by the maker',
    answers: {
      ...person,
      ...plateNo,
      ...car,
      isVehicleFound: true,
      vehicleFuelType: '2',
      vehicleIsLpgOriginal: true,
      jobCode: '',
    },
    lookedUp: foundVehicle,
  },
];
