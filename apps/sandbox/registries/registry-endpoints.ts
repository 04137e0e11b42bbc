/** The endpoints of the registries: one row each. */
import {
  addressQuery,
  daskPolicyQuery,
  deviceQuery,
  homeQuery,
  notaryPageQuery,
  personQuery,
  placesQuery,
  policyQuery,
  registryPaths,
  vehicleQuery,
  vehiclesQuery,
} from '@emsal/registries/wire';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { imei } from '@emsal/validation/imei/imei';
import { plate } from '@emsal/validation/plate/plate';
import type { z } from 'zod';
import type { Switches } from '../switches/switches';
import { alterPlaces } from './addresses/alter-places';
import { findDaskPolicy } from './addresses/dask-policies';
import { findPlaces } from './addresses/find-places';
import { findHome, homeTraits } from './addresses/homes';
import { deviceTraits, findDevice } from './devices/devices';
import { readNotaryPage } from './notary-pages';
import { findVehicle } from './vehicles';
import { findAddress, findPerson } from './people';
import { findPolicy } from './policies';
import { personBehaviour } from './special-people';
import { traitsOf } from '../special-plates/vehicle-plates';

interface QueryContext {
  seed: string;
  /** `YYYY-MM-DD` */
  today: string;
}
interface RegistryEndpoint<Query extends object> {
  path: string;
  /** Part of the switch's name: `registries-<registry>-down`. */
  registry: 'identity' | 'address' | 'vehicle' | 'policy' | 'dask' | 'device' | 'notary';
  query: z.ZodType<Query>;
  isWrong: (query: Query) => boolean;
  isDown: (query: Query) => boolean;
  find: (query: Query & QueryContext) => object | null;
  /** What a switch makes of the answer. */
  alter?: (found: object, query: Query, switches: Switches) => object;
}

const wrongIdentity = ({ identityNo }: { identityNo: string }): boolean => !identityOrTaxNumber(identityNo).ok;
const wrongPlate = ({ licensePlateNo }: { licensePlateNo: string }): boolean => !plate(licensePlateNo).ok;
const never = (): boolean => false;
/** Each row is type-checked against its own query; the list holds them with a common type. */
const endpoint = <Query extends object>(row: RegistryEndpoint<Query>): RegistryEndpoint<object> =>
  row as unknown as RegistryEndpoint<object>;

export const registryEndpoints: readonly RegistryEndpoint<object>[] = [
  endpoint({
    path: registryPaths.person,
    registry: 'identity',
    query: personQuery,
    isWrong: wrongIdentity,
    isDown: ({ identityNo }) => personBehaviour(identityNo)?.kind === 'down',
    find: findPerson,
  }),
  endpoint({
    path: registryPaths.address,
    registry: 'address',
    query: addressQuery,
    isWrong: wrongIdentity,
    isDown: never,
    find: findAddress,
  }),
  endpoint({
    path: registryPaths.places,
    registry: 'address',
    query: placesQuery,
    isWrong: never,
    isDown: never,
    find: findPlaces,
    alter: alterPlaces,
  }),
  endpoint({
    path: registryPaths.home,
    registry: 'address',
    query: homeQuery,
    isWrong: never,
    isDown: ({ uavtCode }) => homeTraits(uavtCode).isDown === true,
    find: findHome,
  }),
  endpoint({
    path: registryPaths.vehicle,
    registry: 'vehicle',
    query: vehicleQuery,
    isWrong: wrongPlate,
    isDown: ({ licensePlateNo }) => traitsOf(licensePlateNo).isDown === true,
    find: findVehicle,
  }),
  endpoint({
    path: registryPaths.vehicles,
    registry: 'vehicle',
    query: vehiclesQuery,
    isWrong: wrongIdentity,
    isDown: never,
    find: ({ identityNo, ...facts }) => ({
      vehicles: platesOf(identityNo).flatMap((licensePlateNo) => findVehicle({ licensePlateNo, ...facts }) ?? []),
    }),
  }),
  endpoint({
    path: registryPaths.policy,
    registry: 'policy',
    query: policyQuery,
    isWrong: wrongPlate,
    isDown: never,
    find: findPolicy,
  }),
  endpoint({
    path: registryPaths.daskPolicy,
    registry: 'dask',
    query: daskPolicyQuery,
    isWrong: never,
    isDown: never,
    find: findDaskPolicy,
  }),
  endpoint({
    path: registryPaths.device,
    registry: 'device',
    query: deviceQuery,
    isWrong: ({ imei: number }) => !imei(number).ok,
    isDown: ({ imei: number }) => deviceTraits(number).isDown === true,
    find: findDevice,
  }),
  endpoint({
    path: registryPaths.notaryPage,
    registry: 'notary',
    query: notaryPageQuery,
    isWrong: never,
    isDown: never,
    find: readNotaryPage,
  }),
];

function platesOf(identityNo: string): readonly string[] {
  const behaviour = personBehaviour(identityNo);
  return behaviour?.kind === 'known' ? (behaviour.person.owns ?? []) : [];
}
