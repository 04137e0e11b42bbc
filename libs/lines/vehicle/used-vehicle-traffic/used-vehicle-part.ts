/**
 * The vehicle part of a vehicle that is being bought: it is looked up by its plate alone, and the registration's values are asked after
 * the sale.
 */
import type { Entry, Step } from '@emsal/lines/kit/grammar/step';
import { vehicleForSale } from '../vehicle-lookups';
import { saveVehicle } from '../vehicle-saves';
import { part, step } from '../vehicle-grammar';
import { features, licence, isVehicleUnknown } from '../vehicle-part';
import { currentPolicyFields } from '../vehicle-fields';

const plate = step({
  slug: licence.slug,
  title: 'Alınacak araç',
  lead: 'Aracın plakası yeter; yeni ruhsatın seri numarasını satıştan sonra sorarız.',
  menu: licence.menu,
  fields: [{ field: 'licensePlateNo', confirm: true }],
  button: licence.button,
});

/** The seller's policy ends with the sale. */
const sellersFields: readonly string[] = ['showPolicyInformation', ...currentPolicyFields];
const registrationFields: readonly string[] = ['vehicleChassisNo', 'vehicleEngineNo'];

const entryForSale = (entry: Entry): readonly Entry[] => {
  if (sellersFields.includes(entry.field)) return [];
  return [registrationFields.includes(entry.field) ? { ...entry, when: isVehicleUnknown as Entry['when'] } : entry];
};

const vehicle: Step = {
  ...features,
  lookups: [vehicleForSale],
  entries: features.entries.flatMap(entryForSale),
  saves: [saveVehicle],
};

export const usedVehiclePart = part({ slug: 'arac-bilgileri', menu: 'vehicle', steps: [plate, vehicle] });
