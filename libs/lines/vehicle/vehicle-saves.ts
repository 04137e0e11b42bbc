/** The calls that save the vehicle and its current policy. */
import { lpgFuel } from './option-lists';
import { hasPlate } from './owner';
import { send, type VehicleAnswers } from './vehicle-grammar';

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

/** For lines whose policy has its own step: saves the policy that the look-up found. */
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
    // AUTO takes the fuel from the register, which may know no value.
    vehicleLpgValue: (!a.vehicleIsLpgOriginal && Number(a.vehicleLpgValue) * 100) || undefined,
  };
}
