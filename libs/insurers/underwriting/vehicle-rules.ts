/** Underwriting rules for vehicles. */
import type { VehicleClass } from '@emsal/tariffs/traffic/traffic-figures';
import type { Declined } from '../quote-answer';
import { isKaskoQuoteRequest } from '../quote-request';
import type { UnderwritingRule } from './underwriting-rule';

const declined = (code: string, reason: string): Declined => ({ kind: 'declined', code, reason });

const maxVehicleYears = 10;

/** A green card has no model year, so no age limit applies. */
export const noVehiclesOlderThanTen: UnderwritingRule = ({ risk }, today) =>
  'modelYear' in risk && Number(today.slice(0, 4)) - risk.modelYear > maxVehicleYears
    ? declined('591', '10 yaşından büyük araçlara teklif verilmiyor.')
    : null;

export const noVehicleClasses =
  (...classes: readonly VehicleClass[]): UnderwritingRule =>
  ({ risk }) =>
    risk.kind === 'vehicle' && classes.includes(risk.vehicleClass)
      ? declined('classNotTaken', 'Bu araç sınıfına teklif verilmiyor.')
      : null;

/** @param limit kuruş */
export const noVehiclesWorthMoreThan =
  (limit: number): UnderwritingRule =>
  (request) =>
    isKaskoQuoteRequest(request) && (request.risk.value ?? 0) > limit
      ? declined('402', 'Bu değerdeki araçlara internetten teklif verilmiyor.')
      : null;
