/** USEDVEHICLETRAFFIC, compulsory traffic insurance of a vehicle that is being bought: the policy first, the registration later. */
import { identityOrTax } from '@emsal/lines/kit/personal-fields';
import { offerPart, standard, welcome } from '../offer-part';
import { line } from '../vehicle-grammar';
import { usedVehiclePart } from './used-vehicle-part';

/** The specification names the field and no value of it; this one is ours. */
export const usedVehicleSale = 'usedVehicle';

/** Whoever stands in the registration sells the vehicle. */
const ofBuyer = {
  shortLicenseOwnerTcOrTaxNo: {
    ...identityOrTax,
    hint: 'Aracı alacak kişinin 11 haneli kimlik ya da 10 haneli vergi numarası',
  },
};
const buyer = {
  ...standard,
  lead: 'Poliçe alıcının adına düzenlenir; hasarsızlık basamağınızı biz buluruz.',
};

export const usedVehicleTraffic = line({
  id: 'USEDVEHICLETRAFFIC',
  own: { fields: ofBuyer, relations: {} },
  welcome,
  parts: [{ ...offerPart, steps: [buyer, ...offerPart.steps.slice(1)] }, usedVehiclePart],
  fixed: { vehicleSaleType: usedVehicleSale, licensePlateStatus: '1' },
});
