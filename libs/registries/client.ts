/** The registries as one client: a person with the address, a vehicle with its current policy. */
import { openRegister, type RegistryAnswer } from './register';
import {
  currentPolicy,
  registeredAddress,
  registeredPerson,
  registeredVehicle,
  registeredVehicles,
  registryPaths,
  type CurrentPolicy,
  type PersonQuery,
  type PolicyKind,
  type PolicyQuery,
  type RegisteredAddress,
  type RegisteredPerson,
  type RegisteredVehicle,
  type VehicleQuery,
} from './wire';

export type Person = RegisteredPerson & RegisteredAddress;
export type Vehicle = RegisteredVehicle & { currentPolicy: CurrentPolicy | null };

export interface RegistryClient {
  /** @param query.birthday `YYYY-MM-DD` @param query.phoneNumber ten digits */
  person(query: PersonQuery): Promise<RegistryAnswer<Person>>;
  /** @param kind of its current policy; the compulsory one without it */
  vehicle(query: VehicleQuery, kind?: PolicyKind): Promise<RegistryAnswer<Vehicle>>;
  /** Vehicles that a person owns. */
  vehiclesOf(identityNo: string): Promise<RegistryAnswer<readonly Vehicle[]>>;
  /** The policy of that kind that a vehicle has now. */
  policy(query: PolicyQuery): Promise<RegistryAnswer<CurrentPolicy>>;
  close(): Promise<void>;
}
export interface RegistryClientOptions {
  baseUrl: string;
  /** Milliseconds for one question; then the customer goes on by hand. */
  deadlineMs?: number;
}

/** A register that is down leaves its part empty; only the one that was asked for decides the answer. */
export function openRegistries({ baseUrl, deadlineMs = 4000 }: RegistryClientOptions): RegistryClient {
  const people = openRegister({ baseUrl, path: registryPaths.person, answer: registeredPerson, deadlineMs });
  const addresses = openRegister({ baseUrl, path: registryPaths.address, answer: registeredAddress, deadlineMs });
  const vehicles = openRegister({ baseUrl, path: registryPaths.vehicle, answer: registeredVehicle, deadlineMs });
  const owned = openRegister({ baseUrl, path: registryPaths.vehicles, answer: registeredVehicles, deadlineMs });
  const policies = openRegister({ baseUrl, path: registryPaths.policy, answer: currentPolicy, deadlineMs });
  const withPolicy = async (vehicle: RegisteredVehicle, kind: PolicyKind = 'traffic'): Promise<Vehicle> => ({
    ...vehicle,
    currentPolicy: valueOr(await policies.ask({ licensePlateNo: vehicle.licensePlateNo, kind }), null),
  });
  return {
    person: async (query) => {
      const [person, address] = await Promise.all([people.ask(query), addresses.ask({ identityNo: query.identityNo })]);
      return person.state === 'found'
        ? { state: 'found', value: { ...person.value, ...valueOr(address, { cityCode: '', districtCode: '' }) } }
        : person;
    },
    vehicle: async (query, kind) => {
      const vehicle = await vehicles.ask(query);
      return vehicle.state === 'found' ? { state: 'found', value: await withPolicy(vehicle.value, kind) } : vehicle;
    },
    vehiclesOf: async (identityNo) => {
      const answer = await owned.ask({ identityNo });
      return answer.state === 'found'
        ? { state: 'found', value: await Promise.all(answer.value.vehicles.map((vehicle) => withPolicy(vehicle))) }
        : answer;
    },
    policy: (query) => policies.ask(query),
    close: async () =>
      void (await Promise.all([people, addresses, vehicles, owned, policies].map((register) => register.close()))),
  };
}

const valueOr = <T, U>(answer: RegistryAnswer<T>, otherwise: U): T | U =>
  answer.state === 'found' ? answer.value : otherwise;
