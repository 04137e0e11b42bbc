/** What the vehicle part asks of the server: the vehicle behind a plate, and the stored vehicle and current policy. */
import { plate } from '@emsal/validation/plate/plate';
import { previousPolicyEnd, previousPolicyStart } from '@emsal/validation/previous-policy/previous-policy';
import type { OutputOf } from '@emsal/lines/kit/calls';
import { lpgFuel, privateUsageType } from './option-lists';
import { hasPlate } from './owner';
import { lookup, send, type VehicleAnswers } from './vehicle-grammar';

type VehicleInfo = OutputOf<'POST quoterequestapi/auto/queryvehicleinfo'>;

/**
 * By the owner's number and the plate: with it nobody types the licence serial. One that was typed before stays, and what the serial has
 * found is not asked for again: whoever goes back to this step may have mended it, or told of a policy that no register knows.
 */
export const vehicleByOwner = lookup('POST quoterequestapi/auto/queryvehicleinfo', {
  needs: ['shortLicenseOwnerTcOrTaxNo', 'licensePlateNo'],
  tells: 'isVehicleFound',
  when: (a) => hasPlate(a) && !a.isVehicleFound && plate(a.licensePlateNo).ok,
  input: (a, { visitId }) => ({ visitId, identityNo: a.shortLicenseOwnerTcOrTaxNo, licensePlateNo: a.licensePlateNo }),
  fill: (info, answers, { today }) => ({ ...vehicleAnswers(info, today), ...serialAnswers(info, answers) }),
});

/**
 * By the plate and the licence serial that was typed because the first look-up found nothing. That one says `isVehicleFound` before;
 * what this one alone says is due again once a changed answer has cleared it.
 */
export const vehicleByLicence = lookup('POST quoterequestapi/auto/getvehicleinfo', {
  needs: ['licensePlateNo', 'licenseNo'],
  tells: 'hasPrePolicy',
  when: (a) => hasPlate(a) && !a.isVehicleFound,
  input: (a, { visitId }) => ({ visitId, licensePlateNo: a.licensePlateNo, licenseNo: a.licenseNo }),
  fill: (info, _, { today }) => ({ hasPrePolicy: false, ...vehicleAnswers(info, today) }),
});

/** By the plate alone, for a vehicle that the asking person does not own yet: what stands on its outside. */
export const vehicleOnSale = lookup('POST quoterequestapi/auto/getvehicleinfo', {
  needs: ['licensePlateNo'],
  tells: 'isVehicleFound',
  input: (a, { visitId }) => ({ visitId, licensePlateNo: a.licensePlateNo }),
  fill: (info, _, { today }) => vehicleAnswers(info, today),
});

/** Amounts are typed in whole TL and sent in kuruş. */
export const saveVehicle = send('POST quoterequestapi/auto/savevehicleinfo', (a, { visitId }) => ({
  visitId,
  ...plateBody(a),
  vehicleBrand: a.vehicleBrand,
  vehicleModelYear: Number(a.vehicleModelYear),
  vehicleModelType: a.vehicleModelType,
  vehicleModel: a.vehicleModel || undefined,
  vehicleFuelType: a.vehicleFuelType === '' ? undefined : Number(a.vehicleFuelType),
  ...lpgBody(a),
  vehiclePurposeOfUsageType: a.vehiclePurposeOfUsageType === '2' ? (2 as const) : (1 as const),
  vehicleUsageType: a.vehicleUsageType,
  vehicleCommercialUsageType: a.vehicleCommercialUsageType || undefined,
  isDisabledVehicle: a.isDisabledVehicle,
  vehicleEngineNo: a.vehicleEngineNo || undefined,
  vehicleChassisNo: a.vehicleChassisNo || undefined,
  vehicleTotalSeatNumber: Number(a.vehicleTotalSeatNumber),
}));

export const saveCurrentPolicy = savePolicyWhen(({ showPolicyInformation }) => showPolicyInformation);

/** Where a step of its own asks for the policy, this one stores the one that the look-up knows. */
export const saveKnownPolicy = savePolicyWhen(
  ({ showPolicyInformation, hasPrePolicy }) => showPolicyInformation && hasPrePolicy,
);

function savePolicyWhen(when: (answers: VehicleAnswers) => boolean) {
  return send(
    'POST quoterequestapi/auto/saveprepolicyinfo',
    (a, { visitId }) => ({
      visitId,
      currentInsuranceCompany: a.currentInsuranceCompany,
      currentInsurancePolicyAgentNo: a.currentInsurancePolicyAgentNo,
      currentInsurancePolicyNo: a.currentInsurancePolicyNo,
      currentInsurancePolicyRenewNo: a.currentInsurancePolicyRenewNo,
      currentInsuranceStartDate: a.currentInsuranceStartDate,
      currentInsuranceExpiryDate: a.currentInsuranceExpiryDate,
    }),
    when,
  );
}

function plateBody(a: VehicleAnswers) {
  if (!hasPlate(a)) return { licensePlateStatus: 0 as const, cityId: a.cityId };
  return {
    licensePlateStatus: 1 as const,
    licensePlateNo: a.licensePlateNo,
    cityId: a.licensePlateCity,
    licenseNo: a.licenseNo || undefined,
    vehicleRegistrationDate: a.vehicleRegistrationDate || undefined,
  };
}

function lpgBody(a: VehicleAnswers) {
  if (a.vehicleFuelType !== lpgFuel) return {};
  return {
    vehicleIsLpgOriginal: a.vehicleIsLpgOriginal,
    // AUTO takes the register's word on the fuel, and a register may know no value.
    vehicleLpgValue: (!a.vehicleIsLpgOriginal && Number(a.vehicleLpgValue) * 100) || undefined,
  };
}

function vehicleAnswers(info: VehicleInfo, today: string): Partial<VehicleAnswers> {
  if (!info.isVehicleFound) return { isVehicleFound: false };
  return {
    isVehicleFound: true,
    licenseNo: `${info.licenceSerialCode}${info.licenceSerialNo}`,
    vehicleRegistrationDate: info.registrationDate ?? '',
    ...modelAnswers(info),
    ...usageAnswers(info),
    ...policyAnswers(info.currentPolicy, today),
  };
}

/** What the register said before is no typed serial: it may be another vehicle's. */
function serialAnswers(info: VehicleInfo, { licenseNo, registeredLicenseNo }: VehicleAnswers): Partial<VehicleAnswers> {
  if (!info.isVehicleFound) return {};
  const registered = `${info.licenceSerialCode}${info.licenceSerialNo}`;
  const isTyped = licenseNo !== '' && licenseNo !== registeredLicenseNo;
  return { registeredLicenseNo: registered, licenseNo: isTyped ? licenseNo : registered };
}

/** Code of `usagePurposes`: 1 private, 2 commercial. */
export const purposeOf = (usageType: string): string => (usageType === privateUsageType ? '1' : '2');

function modelAnswers(info: VehicleInfo): Partial<VehicleAnswers> {
  return {
    vehicleBrand: info.brandCode,
    vehicleBrandName: info.brandName,
    vehicleModelYear: info.modelYear === null ? '' : String(info.modelYear),
    vehicleModelType: info.typeCode,
    vehicleModelTypeName: info.typeName,
    vehicleEngineNo: info.engineNo,
    vehicleChassisNo: info.chassisNo,
    vehicleTotalSeatNumber: String(info.totalSeatNumber),
  };
}

function usageAnswers(info: VehicleInfo): Partial<VehicleAnswers> {
  return {
    vehicleFuelType: info.fuelType === null ? '' : String(info.fuelType),
    vehicleIsLpgOriginal: info.lpgOriginal,
    vehicleLpgValue: info.lpgValue === null ? '' : String(Math.round(info.lpgValue / 100)),
    vehicleUsageType: info.usageType,
    vehiclePurposeOfUsageType: purposeOf(info.usageType),
    isDisabledVehicle: info.hasDisabledPerson,
  };
}

/** A policy that ended long ago is no current policy: its dates would not pass and nobody could mend them. */
function policyAnswers(policy: VehicleInfo['currentPolicy'], today: string): Partial<VehicleAnswers> {
  const isCurrent =
    policy &&
    previousPolicyStart(policy.startDate, today).ok &&
    previousPolicyEnd(policy.expiryDate, policy.startDate, today).ok;
  if (!isCurrent) return { hasPrePolicy: false, showPolicyInformation: false };
  return {
    hasPrePolicy: true,
    showPolicyInformation: true,
    currentInsuranceCompany: policy.companyCode,
    currentInsurancePolicyAgentNo: policy.agentNo,
    currentInsurancePolicyNo: policy.policyNo,
    currentInsurancePolicyRenewNo: policy.renewNo,
    currentInsuranceStartDate: policy.startDate,
    currentInsuranceExpiryDate: policy.expiryDate,
  };
}
