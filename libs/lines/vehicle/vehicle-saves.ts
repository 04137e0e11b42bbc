/** The calls that save the vehicle and its current policy. */
import { lpgFuel } from './option-lists';
import { hasPlate } from './owner';
import { send, type VehicleAnswers } from './vehicle-grammar';

/** Amounts are typed in whole TL and sent in kuruş. */
export const saveVehicle = send('POST quoterequestapi/auto/savevehicleinfo', (answers, { visitId }) => ({
  visitId,
  ...plateBody(answers),
  vehicleBrand: answers.vehicleBrand,
  vehicleModelYear: Number(answers.vehicleModelYear),
  vehicleModelType: answers.vehicleModelType,
  vehicleModel: answers.vehicleModel || undefined,
  vehicleFuelType: answers.vehicleFuelType === '' ? undefined : Number(answers.vehicleFuelType),
  ...lpgBody(answers),
  vehiclePurposeOfUsageType: answers.vehiclePurposeOfUsageType === '2' ? (2 as const) : (1 as const),
  vehicleUsageType: answers.vehicleUsageType,
  vehicleCommercialUsageType: answers.vehicleCommercialUsageType || undefined,
  isDisabledVehicle: answers.isDisabledVehicle,
  vehicleEngineNo: answers.vehicleEngineNo || undefined,
  vehicleChassisNo: answers.vehicleChassisNo || undefined,
  vehicleTotalSeatNumber: Number(answers.vehicleTotalSeatNumber),
}));

export const saveCurrentPolicy = savePolicyWhen(({ showPolicyInformation }) => showPolicyInformation);

/** For lines whose policy has its own step: saves the policy that the look-up found. */
export const saveKnownPolicy = savePolicyWhen(
  ({ showPolicyInformation, hasPrePolicy }) => showPolicyInformation && hasPrePolicy,
);

function savePolicyWhen(when: (answers: VehicleAnswers) => boolean) {
  return send(
    'POST quoterequestapi/auto/saveprepolicyinfo',
    (answers, { visitId }) => ({
      visitId,
      currentInsuranceCompany: answers.currentInsuranceCompany,
      currentInsurancePolicyAgentNo: answers.currentInsurancePolicyAgentNo,
      currentInsurancePolicyNo: answers.currentInsurancePolicyNo,
      currentInsurancePolicyRenewNo: answers.currentInsurancePolicyRenewNo,
      currentInsuranceStartDate: answers.currentInsuranceStartDate,
      currentInsuranceExpiryDate: answers.currentInsuranceExpiryDate,
    }),
    when,
  );
}

function plateBody(answers: VehicleAnswers) {
  if (!hasPlate(answers)) return { licensePlateStatus: 0 as const, cityId: answers.cityId };
  return {
    licensePlateStatus: 1 as const,
    licensePlateNo: answers.licensePlateNo,
    cityId: answers.licensePlateCity,
    licenseNo: answers.licenseNo || undefined,
    vehicleRegistrationDate: answers.vehicleRegistrationDate || undefined,
  };
}

function lpgBody(answers: VehicleAnswers) {
  if (answers.vehicleFuelType !== lpgFuel) return {};
  return {
    vehicleIsLpgOriginal: answers.vehicleIsLpgOriginal,
    // AUTO takes the fuel from the register, which may know no value.
    vehicleLpgValue: (!answers.vehicleIsLpgOriginal && Number(answers.vehicleLpgValue) * 100) || undefined,
  };
}
