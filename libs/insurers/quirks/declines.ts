/** Risks that an insurer does not take: building blocks of `quirks.declines`; the codes' sentences stand in the catalogue of declines. */
import type { VehicleClass } from '@emsal/tariffs/traffic/traffic-figures';
import type { Declined } from '../quote-answer';
import type { QuoteRequest } from '../quote-request';

/** Null lets the question pass. `today` is a calendar day. */
export type Declines = (request: QuoteRequest, today: string) => Declined | null;

const declined = (code: string, reason: string): Declined => ({ kind: 'declined', code, reason });

const oldestYears = 10;

/** A green card asks no model year, so no age stands against it. */
export const vehiclesOlderThanTen: Declines = ({ vehicle }, today) =>
  'modelYear' in vehicle && Number(today.slice(0, 4)) - vehicle.modelYear > oldestYears
    ? declined('591', '10 yaşından büyük araçlara teklif verilmiyor.')
    : null;

/** @param notTaken classes that the insurer refuses */
export const vehicleClasses =
  (...notTaken: readonly VehicleClass[]): Declines =>
  ({ vehicle }) =>
    notTaken.includes(vehicle.vehicleClass) ? declined('classNotTaken', 'Bu araç sınıfına teklif verilmiyor.') : null;

/** @param limit kuruş */
export const vehiclesWorthMoreThan =
  (limit: number): Declines =>
  (request) =>
    'accessories' in request && (request.vehicle.value ?? 0) > limit
      ? declined('402', 'Bu değerdeki araçlara internetten teklif verilmiyor.')
      : null;
