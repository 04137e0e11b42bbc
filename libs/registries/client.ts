/** Client of all registries: a person with address, a vehicle with its current policy, addresses, homes and telephones. */
import { openRegistry, type RegistryAnswer } from './registry';
import {
  currentPolicy,
  daskPolicy,
  placeList,
  registeredAddress,
  registeredDevice,
  registeredHome,
  registeredPerson,
  registeredVehicle,
  registeredVehicles,
  registryPaths,
  type CurrentPolicy,
  type DaskPolicy,
  type DaskPolicyQuery,
  type DeviceQuery,
  type HomeQuery,
  type NotaryPage,
  type NotaryPageQuery,
  notaryPage,
  type PersonQuery,
  type PlaceList,
  type PlacesQuery,
  type PolicyKind,
  type PolicyQuery,
  type RegisteredAddress,
  type RegisteredDevice,
  type RegisteredHome,
  type RegisteredPerson,
  type RegisteredVehicle,
  type VehicleQuery,
} from './wire';

export type Person = RegisteredPerson & RegisteredAddress;
export type Vehicle = RegisteredVehicle & { currentPolicy: CurrentPolicy | null };

export interface RegistryClient {
  /** @param query.birthday `YYYY-MM-DD` @param query.phoneNumber ten digits */
  person(query: PersonQuery): Promise<RegistryAnswer<Person>>;
  /** @param kind of its current policy; compulsory by default */
  vehicle(query: VehicleQuery, kind?: PolicyKind): Promise<RegistryAnswer<Vehicle>>;
  /** Vehicles that a person owns. */
  vehiclesOf(identityNo: string): Promise<RegistryAnswer<readonly Vehicle[]>>;
  /** The current policy of that kind of a vehicle. */
  policy(query: PolicyQuery): Promise<RegistryAnswer<CurrentPolicy>>;
  /** The places or sections directly below a place; empty lists for an unknown code. */
  places(query: PlacesQuery): Promise<RegistryAnswer<PlaceList>>;
  /** The independent section with this address code. */
  home(query: HomeQuery): Promise<RegistryAnswer<RegisteredHome>>;
  /** The running earthquake policy of a home. */
  daskPolicy(query: DaskPolicyQuery): Promise<RegistryAnswer<DaskPolicy>>;
  /** The telephone with this IMEI. */
  device(query: DeviceQuery): Promise<RegistryAnswer<RegisteredDevice>>;
  /** Unknown when the picture cannot be read. */
  notaryPage(query: NotaryPageQuery): Promise<RegistryAnswer<NotaryPage>>;
  close(): Promise<void>;
}
export interface RegistryClientOptions {
  baseUrl: string;
  /** Milliseconds per query; then the answer is unavailable. */
  deadlineMs?: number;
}

const openEach = ({ baseUrl, deadlineMs = 4000 }: RegistryClientOptions) => ({
  people: openRegistry({ baseUrl, path: registryPaths.person, answer: registeredPerson, deadlineMs }),
  addresses: openRegistry({ baseUrl, path: registryPaths.address, answer: registeredAddress, deadlineMs }),
  vehicles: openRegistry({ baseUrl, path: registryPaths.vehicle, answer: registeredVehicle, deadlineMs }),
  owned: openRegistry({ baseUrl, path: registryPaths.vehicles, answer: registeredVehicles, deadlineMs }),
  policies: openRegistry({ baseUrl, path: registryPaths.policy, answer: currentPolicy, deadlineMs }),
  places: openRegistry({ baseUrl, path: registryPaths.places, answer: placeList, deadlineMs }),
  homes: openRegistry({ baseUrl, path: registryPaths.home, answer: registeredHome, deadlineMs }),
  dask: openRegistry({ baseUrl, path: registryPaths.daskPolicy, answer: daskPolicy, deadlineMs }),
  devices: openRegistry({ baseUrl, path: registryPaths.device, answer: registeredDevice, deadlineMs }),
  notaryPages: openRegistry({ baseUrl, path: registryPaths.notaryPage, answer: notaryPage, deadlineMs }),
});

/** An unavailable secondary registry (address, policy) leaves its part empty; only the main one decides the answer. */
export function openRegistries(options: RegistryClientOptions): RegistryClient {
  const registries = openEach(options);
  const { people, addresses, vehicles, owned, policies, places, homes, dask, devices, notaryPages } = registries;
  const withPolicy = async (vehicle: RegisteredVehicle, kind: PolicyKind = 'traffic'): Promise<Vehicle> => ({
    ...vehicle,
    currentPolicy: valueOr(await policies.query({ licensePlateNo: vehicle.licensePlateNo, kind }), null),
  });
  return {
    person: async (query) => {
      const [person, address] = await Promise.all([
        people.query(query),
        addresses.query({ identityNo: query.identityNo }),
      ]);
      return person.state === 'found'
        ? { state: 'found', value: { ...person.value, ...valueOr(address, { cityCode: '', districtCode: '' }) } }
        : person;
    },
    vehicle: async (query, kind) => {
      const vehicle = await vehicles.query(query);
      return vehicle.state === 'found' ? { state: 'found', value: await withPolicy(vehicle.value, kind) } : vehicle;
    },
    vehiclesOf: async (identityNo) => {
      const answer = await owned.query({ identityNo });
      return answer.state === 'found'
        ? { state: 'found', value: await Promise.all(answer.value.vehicles.map((vehicle) => withPolicy(vehicle))) }
        : answer;
    },
    policy: (query) => policies.query(query),
    places: (query) => places.query(query),
    home: (query) => homes.query(query),
    daskPolicy: (query) => dask.query(query),
    device: (query) => devices.query(query),
    notaryPage: (query) => notaryPages.query(query),
    close: async () => void (await Promise.all(Object.values(registries).map((registry) => registry.close()))),
  };
}

const valueOr = <T, U>(answer: RegistryAnswer<T>, otherwise: U): T | U =>
  answer.state === 'found' ? answer.value : otherwise;
