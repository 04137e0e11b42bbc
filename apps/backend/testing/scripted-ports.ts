/** Stubs of all ports for module tests: they answer as the test says and record messages. The adapters have tests of their own over HTTP. */
import { unreachableBank } from './unreachable-bank';
import type { TriedPage } from '../ports/page-trial/page-trial-port';
import type {
  CurrentPolicy,
  DaskPolicy,
  Mail,
  NotaryPage,
  PlaceList,
  Ports,
  RegisteredDevice,
  RegisteredHome,
  RegistryAnswer,
  RegistryPerson,
  RegistryVehicle,
  Sent,
} from '../ports/ports';

export interface ScriptedPorts extends Ports {
  /** Answers of the identity registry; `phoneMatches` and `birthDateMatches` are returned as set here. */
  persons: Map<string, RegistryAnswer<RegistryPerson>>;
  /** By plate. */
  vehicles: Map<string, RegistryAnswer<RegistryVehicle>>;
  /** By `below code`, such as `district 3423`. */
  places: Map<string, RegistryAnswer<PlaceList>>;
  /** By address code. */
  homes: Map<string, RegistryAnswer<RegisteredHome>>;
  /** By policy number and by address code. */
  daskPolicies: Map<string, RegistryAnswer<DaskPolicy>>;
  /** By IMEI; others are new and registered. */
  devices: Map<string, RegistryAnswer<RegisteredDevice>>;
  /** What the reader of notarised sales answers. */
  notaryPage: RegistryAnswer<NotaryPage>;
  sentSms: { to: string; text: string; dedupeKey: string }[];
  sentMails: Mail[];
  /** Answers of the providers, and the page as the site renders it; `triedPath` was asked for last. */
  answer: { sms: Sent; mail: Sent; trial: TriedPage | null };
  triedPath: string;
}

export const samplePerson: RegistryPerson = {
  isCompany: false,
  firstName: 'AYŞE',
  lastName: 'YILMAZ',
  companyName: '',
  cityCode: '34',
  districtCode: '3401',
  hasBirthDate: true,
  birthDateMatches: true,
  phoneMatches: true,
  isPhoneLimitReached: false,
  email: '',
};

export const sampleDevice: Omit<RegisteredDevice, 'imei'> = {
  boughtOn: '2026-05-04',
  condition: 'new',
  isInsured: false,
  isReported: false,
};

const passed: TriedPage = { status: 200, documentBytes: 9_000, violations: [], ids: [] };

export function scriptedPorts(): ScriptedPorts {
  const ports: ScriptedPorts = {
    persons: new Map(),
    vehicles: new Map(),
    places: new Map(),
    homes: new Map(),
    daskPolicies: new Map(),
    devices: new Map(),
    notaryPage: { state: 'unknown' },
    sentSms: [],
    sentMails: [],
    triedPath: '',
    answer: { sms: { ok: true }, mail: { ok: true }, trial: passed },
    registries: scriptedRegistries(() => ports),
    sms: {
      sendSms: async (message) => {
        if (ports.answer.sms.ok) ports.sentSms.push(message);
        return ports.answer.sms;
      },
    },
    mail: {
      sendMail: async (message) => {
        if (ports.answer.mail.ok) ports.sentMails.push(message);
        return ports.answer.mail;
      },
    },
    bank: unreachableBank,
    pageTrial: scriptedTrial(() => ports),
  };
  return ports;
}

const scriptedRegistries = (ports: () => ScriptedPorts): ScriptedPorts['registries'] => ({
  person: async ({ identityNo }) => ports().persons.get(identityNo) ?? { state: 'found', value: samplePerson },
  vehicle: async ({ licensePlateNo }) => ports().vehicles.get(licensePlateNo) ?? { state: 'unknown' },
  vehiclesOf: async () => ({
    state: 'found',
    value: [...ports().vehicles.values()].flatMap((answer) => (answer.state === 'found' ? [answer.value] : [])),
  }),
  places: async ({ below, code }) =>
    ports().places.get(`${below} ${code}`) ?? { state: 'found', value: { places: [], sections: [] } },
  home: async ({ uavtCode }) => ports().homes.get(uavtCode) ?? { state: 'unknown' },
  daskPolicy: async (query) =>
    ports().daskPolicies.get('policyNo' in query ? query.policyNo : query.uavtCode) ?? { state: 'unknown' },
  device: async ({ imei }) => ports().devices.get(imei) ?? { state: 'found', value: { imei, ...sampleDevice } },
  notaryPage: async () => ports().notaryPage,
  policy: async ({ licensePlateNo }) => policyOf(ports().vehicles.get(licensePlateNo)),
});

const scriptedTrial = (ports: () => ScriptedPorts): ScriptedPorts['pageTrial'] => ({
  open: async ({ path }) => {
    ports().triedPath = path;
    return ports().answer.trial;
  },
  idsOf: async () => ports().answer.trial?.ids ?? null,
});

function policyOf(vehicle: RegistryAnswer<RegistryVehicle> | undefined): RegistryAnswer<CurrentPolicy> {
  if (vehicle?.state === 'unavailable') return vehicle;
  const policy = vehicle?.state === 'found' ? vehicle.value.currentPolicy : null;
  return policy ? { state: 'found', value: policy } : { state: 'unknown' };
}
