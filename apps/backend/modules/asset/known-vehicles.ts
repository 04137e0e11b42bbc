/** The vehicles of a person: what the registry says, what earlier visits stored and what was insured here, less what the person removed. */
import type { OutputOf } from '@emsal/api/calls/table';
import { findType } from '@emsal/reference/vehicles';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { keyedHash } from '../../frame/keyed-hash';
import type { Services } from '../../frame/services';
import { identityKeyOf } from '../customer/identity-key';
import { removalsOf, visitedVehicles, type VisitedVehicle } from './asset-store';

export type KnownVehicle = OutputOf<'GET quoterequestapi/sharedstep/getAssets/{visitId}'>[number];

/** One source's word on a vehicle. */
interface Sighting extends KnownVehicle {
  /** Null for the registry, which says what is and not when it was told. */
  seenAt: Date | null;
}
export interface OwnerInVisit {
  identityNo: string;
  /** Its own vehicle is not an earlier one. */
  visitId: string;
}

export async function vehiclesOf({ identityNo, visitId }: OwnerInVisit, services: Services): Promise<KnownVehicle[]> {
  const identityKey = identityKeyOf(services.config, identityNo);
  const idOf = (plate: string): string =>
    keyedHash(services.config.secretKey, 'asset', `${identityKey} ${plate}`).slice(0, 22);
  const today = dayInTurkey(services.clock.now());
  const sightings = [
    ...(await registered(identityNo, services)).map(({ licensePlateNo, currentPolicy, ...vehicle }) => ({
      assetId: idOf(licensePlateNo),
      licensePlateNo,
      description: `${vehicle.modelYear} ${vehicle.brandName} ${vehicle.typeName}`,
      hasActivePolicy: currentPolicy !== null && currentPolicy.expiryDate >= today,
      seenAt: null,
    })),
    ...(await visitedVehicles(services.db, { identityKey, visitId })).flatMap((row) => sightingOf(row, idOf, today)),
  ];
  const removals = await removalsOf(services.db, identityKey);
  return onePerVehicle(sightings.filter((sighting) => !isRemoved(sighting, removals.get(sighting.assetId))));
}

async function registered(identityNo: string, { ports, log }: Services) {
  const answer = await ports.registries.vehiclesOf(identityNo);
  if (answer.state === 'unavailable') log.warn('vehicle registry unavailable, only earlier visits are known');
  return answer.state === 'found' ? answer.value : [];
}

/** Nothing for a vehicle whose plate was not issued yet: there is no telling it from another. */
function sightingOf(
  { vehicle, seenAt, toldEnd, boughtEnd }: VisitedVehicle,
  idOf: (plate: string) => string,
  today: string,
): Sighting[] {
  const { licensePlateNo, vehicleBrand, vehicleModelType, vehicleModelYear } = vehicle;
  if (!licensePlateNo) return [];
  const type = findType(vehicleBrand, vehicleModelType);
  return [
    {
      assetId: idOf(licensePlateNo),
      licensePlateNo,
      description: [vehicleModelYear, type?.brandName, type?.name].filter(Boolean).join(' '),
      hasActivePolicy: [toldEnd, boughtEnd].some((end) => end !== null && end >= today),
      seenAt,
    },
  ];
}

const isRemoved = ({ seenAt }: Sighting, removedAt: Date | undefined): boolean =>
  removedAt !== undefined && (seenAt === null || seenAt < removedAt);

/** The first sighting describes the vehicle; it is insured when any says so. */
function onePerVehicle(sightings: readonly Sighting[]): KnownVehicle[] {
  return [...Map.groupBy(sightings, ({ assetId }) => assetId).values()].map((same) => {
    const { seenAt: _, ...vehicle } = same[0]!;
    return { ...vehicle, hasActivePolicy: same.some(({ hasActivePolicy }) => hasActivePolicy) };
  });
}
