/** Where the registers take questions: one row each. */
import {
  addressQuery,
  personQuery,
  policyQuery,
  registryPaths,
  vehicleQuery,
  vehiclesQuery,
} from '@emsal/registries/wire';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { plate } from '@emsal/validation/plate/plate';
import type { z } from 'zod';
import { findVehicle } from './cars';
import { findAddress, findPerson } from './people';
import { findPolicy } from './policies';
import { personBehaviour } from './special-people';
import { plateTraits } from './special-plates';

interface Facts {
  seed: string;
  /** `YYYY-MM-DD` */
  today: string;
}
interface Desk<Query extends object> {
  path: string;
  /** Part of the switch's name: `registries-<register>-down`. */
  register: 'identity' | 'address' | 'vehicle' | 'policy';
  query: z.ZodType<Query>;
  isWrong: (query: Query) => boolean;
  isDown: (query: Query) => boolean;
  find: (query: Query & Facts) => object | null;
}

const wrongIdentity = ({ identityNo }: { identityNo: string }): boolean => !identityOrTaxNumber(identityNo).ok;
const wrongPlate = ({ licensePlateNo }: { licensePlateNo: string }): boolean => !plate(licensePlateNo).ok;
const neverDown = (): boolean => false;
/** Each row checks itself against its own query; together they are served alike. */
const desk = <Query extends object>(row: Desk<Query>): Desk<object> => row as unknown as Desk<object>;

export const desks: readonly Desk<object>[] = [
  desk({
    path: registryPaths.person,
    register: 'identity',
    query: personQuery,
    isWrong: wrongIdentity,
    isDown: ({ identityNo }) => personBehaviour(identityNo)?.kind === 'down',
    find: findPerson,
  }),
  desk({
    path: registryPaths.address,
    register: 'address',
    query: addressQuery,
    isWrong: wrongIdentity,
    isDown: neverDown,
    find: findAddress,
  }),
  desk({
    path: registryPaths.vehicle,
    register: 'vehicle',
    query: vehicleQuery,
    isWrong: wrongPlate,
    isDown: ({ licensePlateNo }) => plateTraits(licensePlateNo).isDown === true,
    find: findVehicle,
  }),
  desk({
    path: registryPaths.vehicles,
    register: 'vehicle',
    query: vehiclesQuery,
    isWrong: wrongIdentity,
    isDown: neverDown,
    find: ({ identityNo, ...facts }) => ({
      vehicles: platesOf(identityNo).flatMap((licensePlateNo) => findVehicle({ licensePlateNo, ...facts }) ?? []),
    }),
  }),
  desk({
    path: registryPaths.policy,
    register: 'policy',
    query: policyQuery,
    isWrong: wrongPlate,
    isDown: neverDown,
    find: findPolicy,
  }),
];

function platesOf(identityNo: string): readonly string[] {
  const behaviour = personBehaviour(identityNo);
  return behaviour?.kind === 'known' ? (behaviour.person.owns ?? []) : [];
}
