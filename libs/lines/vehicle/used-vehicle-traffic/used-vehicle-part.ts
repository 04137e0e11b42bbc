/** The vehicle part of a vehicle that is being bought: it is found by its plate alone, and what stands in its registration is asked after the sale. */
import type { Entry, Step } from '@emsal/lines/kit/step';
import { saveVehicle, vehicleOnSale } from '../vehicle-calls';
import { part, step } from '../vehicle-grammar';
import { features, licence, needsByHand } from '../vehicle-part';
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
const ofSeller: readonly string[] = ['showPolicyInformation', ...currentPolicyFields];
const inRegistration: readonly string[] = ['vehicleChassisNo', 'vehicleEngineNo'];

const onSale = (entry: Entry): readonly Entry[] => {
  if (ofSeller.includes(entry.field)) return [];
  return [inRegistration.includes(entry.field) ? { ...entry, when: needsByHand as Entry['when'] } : entry];
};

const vehicle: Step = {
  ...features,
  lookups: [vehicleOnSale],
  entries: features.entries.flatMap(onSale),
  saves: [saveVehicle],
};

export const usedVehiclePart = part({ slug: 'arac-bilgileri', menu: 'vehicle', steps: [plate, vehicle] });
