/**
 * The vehicle part of TRAFFIC and the lines that reuse its forms: plate and licence, then features, shown for confirmation where a
 * look-up found them.
 */
import { stepButtons } from '@emsal/lines/kit/grammar/step-buttons.texts';
import { plate } from '@emsal/validation/plate/plate';
import { lpgFuel, privateUsageType } from './option-lists';
import { hasPlate } from './owner';
import { vehicleFound } from './vehicle-found';
import { vehicleByLicence, vehicleByOwner } from './vehicle-lookups';
import { saveCurrentPolicy, saveVehicle } from './vehicle-saves';
import { currentPolicyFields } from './vehicle-fields';
import { entries, part, step, type VehicleAnswers } from './vehicle-grammar';

export const isVehicleUnknown = (answers: VehicleAnswers): boolean => !answers.isVehicleFound;
const isFound = (answers: VehicleAnswers): boolean => answers.isVehicleFound;
/** A shown plate has a 'Değiştir' button that also asks for the status; without it the status must be asked, or it could not be changed. */
const knowsPlate = (answers: VehicleAnswers): boolean => hasPlate(answers) && plate(answers.licensePlateNo).ok;
const hasLpg = (answers: VehicleAnswers): boolean => answers.vehicleFuelType === lpgFuel;

// What `when`, `confirm`, `lookups` and the rest of a step mean: `libs/lines/kit/grammar/step.ts`.

/** The widget shows the customer's vehicles of `getAssets` and passes the plate to the next step. */
export const assets = step({
  slug: 'araclarim',
  title: 'Araçlarım',
  lead: 'Kayıtlı araçlarınızdan birini seçin ya da yeni bir araç girin.',
  menu: 'assets',
  hidden: true,
  widget: 'my-vehicles',
  when: ({ assetStep }) => assetStep,
  fields: [{ field: 'directionAsset', confirm: 'silently' }, 'editVehicleInformation'],
});

export const licence = step({
  slug: 'ruhsat-bilgileri',
  title: 'Ruhsat bilgileri',
  lead: 'Plaka ve kimlik numarasıyla aracınızı buluruz; marka ve modeli sormayız.',
  menu: 'licence',
  lookups: [vehicleByOwner],
  fields: [
    { field: 'licensePlateStatus', when: knowsPlate, confirm: 'silently' },
    { field: 'licensePlateStatus', when: (answers) => !knowsPlate(answers) },
    { field: 'licensePlateNo', when: hasPlate, confirm: true },
    { field: 'licenseNo', when: hasPlate, confirm: true },
    { field: 'cityId', when: (_, { licensePlateStatus }) => licensePlateStatus === '0' },
  ],
  button: 'Aracı bul ve devam et',
});

export const modelEntries = entries(
  { field: 'vehicleRegistrationDate', when: (answers) => hasPlate(answers) && isVehicleUnknown(answers) },
  { field: 'vehicleBrand', confirm: true },
  { field: 'vehicleModelYear', confirm: true },
  { field: 'vehicleModelType', confirm: true },
  { field: 'vehicleModel', when: isVehicleUnknown },
);

const fuelEntries = entries(
  { field: 'vehicleFuelType', confirm: true },
  { field: 'vehicleIsLpgOriginal', when: hasLpg, confirm: true },
  { field: 'vehicleLpgValue', when: (answers) => hasLpg(answers) && !answers.vehicleIsLpgOriginal, confirm: true },
);

/** The vehicle's use, and the numbers stamped on it. */
export const usageEntries = entries(
  { field: 'vehiclePurposeOfUsageType', confirm: true },
  // Its default does not count as a known answer: without a look-up it is preselected in a select.
  { field: 'vehicleUsageType', when: isVehicleUnknown },
  { field: 'vehicleUsageType', when: isFound, confirm: true },
  // No register knows it, and its options depend on the type: as a confirmed value it would be empty as soon as the type changes.
  {
    field: 'vehicleCommercialUsageType',
    when: ({ vehicleUsageType }) => vehicleUsageType !== privateUsageType && vehicleUsageType !== '',
  },
  { field: 'vehicleChassisNo', confirm: true },
  { field: 'vehicleEngineNo', confirm: true },
  { field: 'vehicleTotalSeatNumber', confirm: true },
  { field: 'isDisabledVehicle', when: isVehicleUnknown },
);

export const features = step({
  slug: 'arac-ozellikleri',
  title: 'Araç özellikleri',
  lead: 'Fiyat bu bilgilere göre hesaplanır, yanlış olanı değiştirin.',
  menu: 'vehicleFeatures',
  editing: ({ editVehicleInformation }) => editVehicleInformation,
  found: vehicleFound,
  lookups: [vehicleByLicence],
  fields: [
    ...modelEntries,
    ...fuelEntries,
    ...usageEntries,
    { field: 'showPolicyInformation', when: (answers) => hasPlate(answers) && isVehicleUnknown(answers) },
    ...currentPolicyFields.map((field) => ({
      field,
      when: ({ showPolicyInformation }: VehicleAnswers) => showPolicyInformation,
      confirm: true,
    })),
  ],
  save: [saveVehicle, saveCurrentPolicy],
  button: stepButtons.getOffers,
});

export const vehiclePart = part({ slug: 'arac-bilgileri', menu: 'vehicle', steps: [assets, licence, features] });
