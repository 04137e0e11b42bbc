/** The vehicle of a form's answers, which are validated before. */
import { nonEmpty } from '@emsal/lines/kit/question/question';
import { findType, vehicleName, vehicleValue, type VehicleType } from '@emsal/reference/vehicles';
import type { VehicleOnRoad, VehicleWithModel } from '@emsal/risks/vehicle/vehicle';
import { vehicleClassOf } from '@emsal/tariffs/traffic/vehicle-class';
import { electricFuel, lpgFuel } from './option-lists';
import type { VehicleAnswers } from './vehicle-grammar';

const commercialPurpose = '2';

/** A vehicle whose brand and type the form asked. Values in kuruş; `value` is undefined where the value list has none. */
export function modelledVehicle(answers: VehicleAnswers): VehicleWithModel {
  const brandCode = answers.vehicleBrand;
  const typeCode = answers.vehicleModelType;
  const modelYear = Number(answers.vehicleModelYear);
  const type = findType(brandCode, typeCode);
  return {
    ...registeredVehicle(answers, {
      plate: issuedPlate(answers),
      usageType: answers.vehicleUsageType,
      purpose: answers.vehiclePurposeOfUsageType,
    }),
    ...identityWithoutPlate(answers),
    ...(type && { name: vehicleName(type, modelYear) }),
    brandCode,
    typeCode,
    modelYear,
    value: type && kurusOf(vehicleValue(type, modelYear)),
    isElectric: fuelOf(answers, type) === electricFuel,
    commercialUsage: nonEmpty(answers.vehicleCommercialUsageType),
    seats: Number(answers.vehicleTotalSeatNumber),
    lpg: lpgOf(answers, type),
  };
}

interface Registration {
  plate: string;
  usageType: string;
  purpose: string;
}

/** What the registration says, without brand and type. In the plate's province; without a plate, in that of the future registration. */
export const registeredVehicle = (
  { cityId }: VehicleAnswers,
  { plate, usageType, purpose }: Registration,
): VehicleOnRoad => ({
  kind: 'vehicle',
  version: 1,
  plate,
  provinceCode: plate.slice(0, 2) || cityId,
  vehicleClass: vehicleClassOf(usageType),
  usageType,
  isCommercial: purpose === commercialPurpose,
});

/** Empty while no plate is issued, even if one was typed before the status changed. */
export const issuedPlate = ({
  licensePlateStatus,
  licensePlateNo,
}: Pick<VehicleAnswers, 'licensePlateStatus' | 'licensePlateNo'>): string =>
  licensePlateStatus === '0' ? '' : licensePlateNo;

const identityWithoutPlate = (answers: VehicleAnswers): Pick<VehicleWithModel, 'chassisNo'> =>
  issuedPlate(answers) === '' && answers.vehicleChassisNo !== '' ? { chassisNo: answers.vehicleChassisNo } : {};

/** Who was not asked for the fuel has that of the vehicle type; an LPG system of the type is the manufacturer's. */
function lpgOf(answers: VehicleAnswers, type: VehicleType | undefined): VehicleWithModel['lpg'] {
  const { vehicleFuelType, vehicleIsLpgOriginal, vehicleLpgValue } = answers;
  if (fuelOf(answers, type) !== lpgFuel) return undefined;
  if (vehicleFuelType === '' || vehicleIsLpgOriginal) return { isOriginal: true };
  const value = nonEmpty(vehicleLpgValue);
  return { isOriginal: false, value: value === undefined ? undefined : Number(value) * 100 };
}

/** An option code of the form. */
const fuelOf = ({ vehicleFuelType }: VehicleAnswers, type: VehicleType | undefined): string =>
  vehicleFuelType || (type ? String(type.fuel) : '');

const kurusOf = (lira: number | null): number | undefined => (lira === null ? undefined : lira * 100);
