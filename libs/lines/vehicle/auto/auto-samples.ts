/** One complete valid set of answers for each way through the form of AUTO. */
import { car, currentPolicy, foundPolicy, foundVehicle, person, plateNo, type VehicleSample } from '../sample-parts';

export const autoSamples: readonly VehicleSample[] = [
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
    name: 'known plate without a policy, owner with registered vehicles',
    answers: { ...person, ...plateNo, ...car, isVehicleFound: true, assetStep: true, directionAsset: 'a1' },
    lookedUp: foundVehicle,
  },
  {
    name: 'known plate, a policy that only its owner knows',
    answers: { ...person, ...plateNo, ...car, isVehicleFound: true, ...currentPolicy },
    lookedUp: foundVehicle,
  },
  {
    name: 'plate not issued yet, with accessories',
    answers: {
      isAccessoryVehicle: true,
      accessoriesForm: [{ code: 'accessoryTowBar', amount: '15000' }],
      ...person,
      ...car,
      licensePlateStatus: '0',
      cityId: '06',
      vehicleModelYear: '2026',
      jobCode: '',
    },
  },
  {
    name: 'company with a tax number and a pickup',
    answers: {
      shortLicenseOwnerTcOrTaxNo: '4540234112',
      phoneNumber: '5551234567',
      isCustomerFound: true,
      companyName: 'KARLIDAĞ NAKLİYAT LTD. ŞTİ.',
      city: '35',
      district: '3501',
      ...plateNo,
      ...car,
      isVehicleFound: true,
      vehicleUsageType: '028022',
      vehicleCommercialUsageType: '501',
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
    },
  },
];
