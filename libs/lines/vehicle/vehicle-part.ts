/** The vehicle part of TRAFFIC and the lines that reuse its forms: plate and licence, then features, shown for confirmation where a look-up knows them. */
import { plate } from '@emsal/validation/plate/plate';
import { lpgFuel, privateUsageType } from './option-lists';
import { hasPlate } from './owner';
import { saveCurrentPolicy, saveVehicle, vehicleByLicence, vehicleByOwner } from './vehicle-calls';
import { currentPolicyFields } from './vehicle-fields';
import { entries, part, step, type VehicleAnswers } from './vehicle-grammar';

export const needsByHand = (a: VehicleAnswers): boolean => !a.isVehicleFound;
const isFound = (a: VehicleAnswers): boolean => a.isVehicleFound;
/** The plate stands with 'Değiştir', which asks its status too; without it the status is asked, or nobody could change it. */
const knowsPlate = (a: VehicleAnswers): boolean => hasPlate(a) && plate(a.licensePlateNo).ok;
const hasLpg = (a: VehicleAnswers): boolean => a.vehicleFuelType === lpgFuel;

/** `needs` of the widget: it draws the customer's vehicles from `getAssets` and gives their plate to the next step. */
export const assets = step({
  slug: 'araclarim',
  title: 'Araçlarım',
  lead: 'Kayıtlı araçlarınızdan birini seçin ya da yeni bir araç girin.',
  menu: 'assets',
  hidden: true,
  widget: 'my-vehicles',
  when: ({ assetStep }) => assetStep,
  fields: ['directionAsset', 'editVehicleInformation'],
});

export const licence = step({
  slug: 'ruhsat-bilgileri',
  title: 'Ruhsat bilgileri',
  lead: 'Plaka ve kimlik numarasıyla aracınızı buluruz; marka ve modeli sormayız.',
  menu: 'licence',
  lookups: [vehicleByOwner],
  fields: [
    { field: 'licensePlateStatus', when: knowsPlate, confirm: 'silently' },
    { field: 'licensePlateStatus', when: (a) => !knowsPlate(a) },
    { field: 'licensePlateNo', when: hasPlate, confirm: true },
    { field: 'licenseNo', when: hasPlate, confirm: true },
    { field: 'cityId', when: (_, { licensePlateStatus }) => licensePlateStatus === '0' },
  ],
  button: 'Aracı bul ve devam et',
});

export const modelEntries = entries(
  { field: 'vehicleRegistrationDate', when: (a) => hasPlate(a) && needsByHand(a) },
  { field: 'vehicleBrand', confirm: true },
  { field: 'vehicleModelYear', confirm: true },
  { field: 'vehicleModelType', confirm: true },
  { field: 'vehicleModel', when: needsByHand },
);

const fuelEntries = entries(
  { field: 'vehicleFuelType', confirm: true },
  { field: 'vehicleIsLpgOriginal', when: hasLpg, confirm: true },
  { field: 'vehicleLpgValue', when: (a) => hasLpg(a) && !a.vehicleIsLpgOriginal, confirm: true },
);

/** How it is used, and what is stamped on it. */
export const usageEntries = entries(
  { field: 'vehiclePurposeOfUsageType', confirm: true },
  // A default is no known answer: without a look-up it stands chosen in its select.
  { field: 'vehicleUsageType', when: needsByHand },
  { field: 'vehicleUsageType', when: isFound, confirm: true },
  // No register knows it, and its list is the type's: on the card it would stand empty as soon as the type beside it changes.
  {
    field: 'vehicleCommercialUsageType',
    when: ({ vehicleUsageType }) => vehicleUsageType !== privateUsageType && vehicleUsageType !== '',
  },
  { field: 'vehicleChassisNo', confirm: true },
  { field: 'vehicleEngineNo', confirm: true },
  { field: 'vehicleTotalSeatNumber', confirm: true },
  { field: 'isDisabledVehicle', when: needsByHand },
);

export const features = step({
  slug: 'arac-ozellikleri',
  title: 'Araç özellikleri',
  lead: 'Fiyat bu bilgilere göre hesaplanır, yanlış olanı değiştirin.',
  menu: 'vehicleFeatures',
  editing: ({ editVehicleInformation }) => editVehicleInformation,
  lookups: [vehicleByLicence],
  fields: [
    ...modelEntries,
    ...fuelEntries,
    ...usageEntries,
    { field: 'showPolicyInformation', when: (a) => hasPlate(a) && needsByHand(a) },
    ...currentPolicyFields.map((field) => ({
      field,
      when: ({ showPolicyInformation }: VehicleAnswers) => showPolicyInformation,
      confirm: true,
    })),
  ],
  save: [saveVehicle, saveCurrentPolicy],
  button: 'Teklifleri getir',
});

export const vehiclePart = part({ slug: 'arac-bilgileri', menu: 'vehicle', steps: [assets, licence, features] });
