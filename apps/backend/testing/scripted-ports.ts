/** The outside world for module tests: it answers what the test says and keeps what was sent. The adapters have tests of their own over HTTP. */
import { unreachableBank } from './unreachable-bank';
import type { CurrentPolicy, Mail, Ports, RegistryAnswer, RegistryPerson, RegistryVehicle, Sent } from '../ports/ports';

export interface ScriptedPorts extends Ports {
  /** What the identity registry answers; `phoneMatches` and `birthDateMatches` as written here. */
  persons: Map<string, RegistryAnswer<RegistryPerson>>;
  /** By plate. */
  vehicles: Map<string, RegistryAnswer<RegistryVehicle>>;
  sentSms: { to: string; text: string; dedupeKey: string }[];
  sentMails: Mail[];
  /** What the providers answer from now on. */
  answer: { sms: Sent; mail: Sent };
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

export function scriptedPorts(): ScriptedPorts {
  const persons: ScriptedPorts['persons'] = new Map();
  const vehicles: ScriptedPorts['vehicles'] = new Map();
  const ports: ScriptedPorts = {
    persons,
    vehicles,
    sentSms: [],
    sentMails: [],
    answer: { sms: { ok: true }, mail: { ok: true } },
    registries: {
      person: async ({ identityNo }) => persons.get(identityNo) ?? { state: 'found', value: samplePerson },
      vehicle: async ({ licensePlateNo }) => vehicles.get(licensePlateNo) ?? { state: 'unknown' },
      vehiclesOf: async () => ({
        state: 'found',
        value: [...vehicles.values()].flatMap((answer) => (answer.state === 'found' ? [answer.value] : [])),
      }),
      policy: async ({ licensePlateNo }) => policyOf(vehicles.get(licensePlateNo)),
    },
    sms: { sendSms: async (message) => (ports.answer.sms.ok && ports.sentSms.push(message), ports.answer.sms) },
    mail: { sendMail: async (message) => (ports.answer.mail.ok && ports.sentMails.push(message), ports.answer.mail) },
    bank: unreachableBank,
  };
  return ports;
}

function policyOf(vehicle: RegistryAnswer<RegistryVehicle> | undefined): RegistryAnswer<CurrentPolicy> {
  if (vehicle?.state === 'unavailable') return vehicle;
  const policy = vehicle?.state === 'found' ? vehicle.value.currentPolicy : null;
  return policy ? { state: 'found', value: policy } : { state: 'unknown' };
}
