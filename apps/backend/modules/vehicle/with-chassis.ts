/** The chassis of a vehicle that a quote names by its plate: one vehicle has one chassis, and over the years several plates. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { Vehicle } from '@emsal/risks/vehicle/vehicle';
import type { Services } from '../../http/services';
import { readVehicle } from './vehicle-store';

export interface WithChassis {
  /** With its chassis number, where register or form know it. */
  vehicle: Vehicle;
  /** False while the register does not answer and nobody typed the number. */
  isCertain: boolean;
}

/** @param visitId of the form, whose number counts where the register has none */
export async function withChassis(
  vehicle: Vehicle,
  { db, ports }: Pick<Services, 'db' | 'ports'>,
  visitId?: VisitId,
): Promise<WithChassis> {
  const { plate: licensePlateNo } = vehicle;
  if (licensePlateNo === '' || vehicle.chassisNo) return { vehicle, isCertain: true };
  const answer = await ports.registries.vehicle({ licensePlateNo });
  const registered = answer.state === 'found' ? answer.value.chassisNo : '';
  const chassisNo = registered || (visitId && (await typedChassis(db, { visitId, licensePlateNo })));
  return chassisNo
    ? { vehicle: { ...vehicle, chassisNo }, isCertain: true }
    : { vehicle, isCertain: answer.state !== 'unavailable' };
}

/** Undefined where the visit's form names another vehicle by now. */
async function typedChassis(
  db: Services['db'],
  { visitId, licensePlateNo }: { visitId: VisitId; licensePlateNo: string },
): Promise<string | undefined> {
  const typed = await readVehicle(db, visitId);
  return typed?.licensePlateNo === licensePlateNo ? typed.vehicleChassisNo : undefined;
}
