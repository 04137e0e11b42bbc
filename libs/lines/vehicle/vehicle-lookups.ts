/** The lookups of the vehicle part: the vehicle of a plate, and its current policy. */
import { plate } from '@emsal/validation/plate/plate';
import { previousPolicyEnd, previousPolicyStart } from '@emsal/validation/previous-policy/previous-policy';
import type { OutputOf } from '@emsal/lines/kit/grammar/calls';
import { privateUsageType } from './option-lists';
import { hasPlate } from './owner';
import { lookup, type VehicleAnswers } from './vehicle-grammar';

type VehicleInfo = OutputOf<'POST quoterequestapi/auto/queryvehicleinfo'>;

/**
 * By the owner's number and the plate, so that nobody types the licence serial. A typed serial is kept, and what was found by serial is
 * not looked up again: a visitor who returns to this step may have corrected it, or typed a policy that no register knows.
 */
export const vehicleByOwner = lookup('POST quoterequestapi/auto/queryvehicleinfo', {
  needs: ['shortLicenseOwnerTcOrTaxNo', 'licensePlateNo'],
  resultField: 'isVehicleFound',
  fills: ['licenseNo'],
  when: (answers) => hasPlate(answers) && !answers.isVehicleFound && plate(answers.licensePlateNo).ok,
  input: (answers, { visitId }) => ({
    visitId,
    identityNo: answers.shortLicenseOwnerTcOrTaxNo,
    licensePlateNo: answers.licensePlateNo,
  }),
  fill: (info, answers, { today }) => ({ ...vehicleAnswers(info, today), ...serialAnswers(info, answers) }),
});

/**
 * By the plate and the licence serial that was typed because the first look-up found nothing. Its result field is `hasPrePolicy`,
 * because the first look-up already fills in `isVehicleFound`.
 */
export const vehicleByLicence = lookup('POST quoterequestapi/auto/getvehicleinfo', {
  needs: ['licensePlateNo', 'licenseNo'],
  resultField: 'hasPrePolicy',
  when: (answers) => hasPlate(answers) && !answers.isVehicleFound,
  input: (answers, { visitId }) => ({ visitId, licensePlateNo: answers.licensePlateNo, licenseNo: answers.licenseNo }),
  fill: (info, _, { today }) => ({ hasPrePolicy: false, ...vehicleAnswers(info, today) }),
});

/** By the plate alone, for a vehicle that the visitor does not own yet: only what can be seen of the vehicle. */
export const vehicleForSale = lookup('POST quoterequestapi/auto/getvehicleinfo', {
  needs: ['licensePlateNo'],
  resultField: 'isVehicleFound',
  input: (answers, { visitId }) => ({ visitId, licensePlateNo: answers.licensePlateNo }),
  fill: (info, _, { today }) => vehicleAnswers(info, today),
});

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

/** A serial from the register is not a typed one: it may be another vehicle's. */
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

/** A policy that expired long ago is ignored: its dates would be invalid, and no field could correct them. */
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
