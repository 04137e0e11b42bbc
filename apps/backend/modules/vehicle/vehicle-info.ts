import type { OutputOf } from '@emsal/api/calls/table';
import { usageTypes } from '@emsal/lines/vehicle/option-lists';
import type { RegistryVehicle } from '../../ports/ports';
import { maskName } from '../visit-person/customer-info';

export type VehicleInfo = OutputOf<'POST quoterequestapi/auto/queryvehicleinfo'>;

/** The answer for an unknown vehicle: all fields, all empty. */
export const unknownVehicle: VehicleInfo = {
  isVehicleFound: false,
  brandCode: '',
  brandName: '',
  typeCode: '',
  typeName: '',
  modelYear: null,
  chassisNo: '',
  engineNo: '',
  color: '',
  fuel: '',
  fuelType: null,
  hasDisabledPerson: false,
  hasPrePolicy: false,
  hasAccessory: false,
  insuredName: '',
  licenceSerialCode: '',
  licenceSerialNo: '',
  lpgOriginal: false,
  lpgValue: null,
  numberOfDamage: 0,
  numberOfFaultyDamage: 0,
  passengerSeatNumber: 0,
  totalSeatNumber: 0,
  registrationDate: null,
  usageType: '',
  usageTypeList: [...usageTypes],
  usageTypeDescription: '',
  currentPolicy: null,
};

/** In full for the verified owner or with the licence serial; otherwise only what is visible on the vehicle. */
export function vehicleInfo(vehicle: RegistryVehicle, isShown: boolean): VehicleInfo {
  const { licensePlateNo: _, ...facts } = vehicle;
  const whole = {
    ...facts,
    isVehicleFound: true,
    hasPrePolicy: vehicle.currentPolicy !== null,
    usageTypeList: [...usageTypes],
  };
  if (isShown) return whole;
  const hidden = {
    chassisNo: '',
    engineNo: '',
    licenceSerialCode: '',
    licenceSerialNo: '',
    registrationDate: null,
    currentPolicy: null,
    hasPrePolicy: false,
    numberOfDamage: 0,
    numberOfFaultyDamage: 0,
    hasDisabledPerson: false,
  };
  return { ...whole, ...hidden, insuredName: maskName(vehicle.insuredName) };
}
