/** USEDVEHICLETRAFFIC, compulsory traffic insurance of a vehicle that is being bought: the policy first, the registration later. */
import { usedVehicleTrafficFacts } from './facts';
import { buyerIdentity } from '@emsal/lines/kit/person/buyer-identity';
import { personPart, standard, welcome } from '../person-part';
import { line } from '../vehicle-grammar';
import { usedVehiclePart } from './used-vehicle-part';

/** The specification names the field but not its values; this one is ours. */
export const usedVehicleSale = 'usedVehicle';

const buyer = {
  ...standard,
  lead: 'Poliçe alıcının adına düzenlenir; hasarsızlık basamağınızı biz buluruz.',
};

export const form = line({
  facts: usedVehicleTrafficFacts,
  own: { fields: { shortLicenseOwnerTcOrTaxNo: buyerIdentity }, relations: {} },
  welcome,
  parts: [{ ...personPart, steps: [buyer, ...personPart.steps.slice(1)] }, usedVehiclePart],
  fixed: { vehicleSaleType: usedVehicleSale, licensePlateStatus: '1' },
});
