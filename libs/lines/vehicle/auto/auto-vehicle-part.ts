/** The vehicle part of AUTO: without fuel and current policy among the features (spec funnel 3.6); the policy has its own step. */
import { stepButtons } from '@emsal/lines/kit/grammar/step-buttons.texts';
import { kaskoFirstDay } from '@emsal/lines/facts/shared-facts';
import { withFirstDay, withFirstDayNote } from '../first-day/first-day-step';
import { hasPlate } from '../owner';
import { vehicleFound } from '../vehicle-found';
import { vehicleByLicence } from '../vehicle-lookups';
import { saveCurrentPolicy, saveKnownPolicy, saveVehicle } from '../vehicle-saves';
import { saveAccessories, valueLookup } from './accessory-calls';
import { part, step } from './auto-own-fields';
import type { VehicleAnswers } from '../vehicle-grammar';
import { assets, licence, modelEntries, usageEntries } from '../vehicle-part';
import { currentPolicyFields } from '../vehicle-fields';

/** The look-up found no policy that is still current. */
const knowsNoPolicy = (answers: VehicleAnswers): boolean => hasPlate(answers) && !answers.hasPrePolicy;

const features = step({
  slug: 'arac-ozellikleri',
  title: 'Araç özellikleri',
  lead: 'Kasko fiyatı bu bilgilere göre hesaplanır, yanlış olanı değiştirin.',
  menu: 'vehicleFeatures',
  editing: ({ editVehicleInformation }) => editVehicleInformation,
  found: vehicleFound,
  lookups: [vehicleByLicence, valueLookup],
  fields: [
    ...modelEntries,
    ...usageEntries,
    'isAccessoryVehicle',
    { field: 'accessoriesForm', when: ({ isAccessoryVehicle }) => isAccessoryVehicle },
    { field: 'showPolicyInformation', when: knowsNoPolicy },
  ],
  save: [saveVehicle, saveAccessories, saveKnownPolicy],
  lastButton: stepButtons.getOffers,
});

const currentPolicy = step({
  slug: 'mevcut-police',
  title: 'Mevcut poliçe',
  lead: 'Poliçenizi bulamadık. Bilgilerini girin; hasarsızlık indiriminiz bununla hesaplanır.',
  menu: 'currentPolicy',
  when: (answers) => knowsNoPolicy(answers) && answers.showPolicyInformation,
  fields: currentPolicyFields,
  save: [saveCurrentPolicy],
  button: stepButtons.getOffers,
});

export const autoVehiclePart = part({
  slug: 'arac-bilgileri',
  menu: 'vehicle',
  steps: [assets, licence, withFirstDay(features, kaskoFirstDay), withFirstDayNote(currentPolicy, kaskoFirstDay)],
});
