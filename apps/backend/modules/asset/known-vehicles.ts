/** The vehicles of a person: from the registry, earlier visits and policies sold here, without those that the person removed. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/api/calls/table';
import { findType } from '@emsal/reference/vehicles';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { keyedHash } from '../../personal-data/keyed-hash';
import type { Services } from '../../http/services';
import { identityHashOf } from '../visit-person/identity-hash';
import { removalsOf, visitedVehicles, type VisitedVehicle } from './asset-store';

export type KnownVehicle = OutputOf<'GET quoterequestapi/sharedstep/getAssets/{visitId}'>[number];

/** A vehicle as one source knows it. */
interface SourceRecord extends KnownVehicle {
  /** Null for the registry, whose data is always current. */
  seenAt: Date | null;
}
export interface OwnerInVisit {
  identityNo: string;
  /** The current visit; its own vehicle is excluded. */
  visitId: VisitId;
}

export async function vehiclesOf({ identityNo, visitId }: OwnerInVisit, services: Services): Promise<KnownVehicle[]> {
  const identityHash = identityHashOf(services.config, identityNo);
  const today = dayInTurkey(services.clock.now());
  const visited = await visitedVehicles(services.db, { identityHash, visitId });
  const idOf = idsOf(identityHash, services);
  const records = [
    ...(await registered(identityNo, services)),
    ...visited.flatMap((row) => recordOf(row, idOf, today)),
  ];
  return listed(records, identityHash, services);
}

/** Without those that only an earlier visit named. */
export const registeredVehiclesOf = async (identityNo: string, services: Services): Promise<KnownVehicle[]> =>
  listed(await registered(identityNo, services), identityHashOf(services.config, identityNo), services);

/** The name of a vehicle in lists of this person. */
const idsOf =
  (identityHash: string, { config }: Services) =>
  (plate: string): string =>
    keyedHash(config.secretKey, 'asset', `${identityHash} ${plate}`).slice(0, 22);

async function listed(
  records: readonly SourceRecord[],
  identityHash: string,
  { db }: Services,
): Promise<KnownVehicle[]> {
  const removals = await removalsOf(db, identityHash);
  return onePerVehicle(records.filter((record) => !isRemoved(record, removals.get(record.assetId))));
}

async function registered(identityNo: string, services: Services): Promise<SourceRecord[]> {
  const { ports, log, config, clock } = services;
  const answer = await ports.registries.vehiclesOf(identityNo);
  if (answer.state === 'unavailable') log.warn('vehicle registry unavailable, its vehicles are not listed');
  if (answer.state !== 'found') return [];
  const idOf = idsOf(identityHashOf(config, identityNo), services);
  const today = dayInTurkey(clock.now());
  return answer.value.map(({ licensePlateNo, currentPolicy, modelYear, brandName, typeName }) => ({
    assetId: idOf(licensePlateNo),
    licensePlateNo,
    description: `${modelYear} ${brandName} ${typeName}`,
    hasActivePolicy: currentPolicy !== null && currentPolicy.expiryDate >= today,
    seenAt: null,
  }));
}

/** Empty for a vehicle without a plate, which could not be told from another one. */
function recordOf(
  { vehicle, seenAt, declaredPolicyEnd, soldPolicyEnd }: VisitedVehicle,
  idOf: (plate: string) => string,
  today: string,
): SourceRecord[] {
  const { licensePlateNo, vehicleBrand, vehicleModelType, vehicleModelYear } = vehicle;
  if (!licensePlateNo) return [];
  const type = findType(vehicleBrand, vehicleModelType);
  return [
    {
      assetId: idOf(licensePlateNo),
      licensePlateNo,
      description: [vehicleModelYear, type?.brandName, type?.name].filter(Boolean).join(' '),
      hasActivePolicy: [declaredPolicyEnd, soldPolicyEnd].some((end) => end !== null && end >= today),
      seenAt,
    },
  ];
}

const isRemoved = ({ seenAt }: SourceRecord, removedAt: Date | undefined): boolean =>
  removedAt !== undefined && (seenAt === null || seenAt < removedAt);

/** The first record describes the vehicle; it is insured if any record says so. */
function onePerVehicle(records: readonly SourceRecord[]): KnownVehicle[] {
  return [...Map.groupBy(records, ({ assetId }) => assetId).values()].map((same) => {
    const { seenAt: _, ...vehicle } = same[0]!;
    return { ...vehicle, hasActivePolicy: same.some(({ hasActivePolicy }) => hasActivePolicy) };
  });
}
