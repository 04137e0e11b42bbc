/** Ports to external services: one interface per kind of service, an adapter per service in its folder. */

import type { RegistryClient } from '@emsal/registries/client';
import type { BankPort } from './bank/bank-port';
import type { PageTrialPort } from './page-trial/page-trial-port';

export interface Ports {
  registries: RegistryPort;
  sms: SmsPort;
  mail: MailPort;
  bank: BankPort;
  /** The site, which renders a page before it is published. */
  pageTrial: PageTrialPort;
}

export type Sent = { ok: true } | { ok: false; reason: 'unavailable' | 'refused' };

export interface SmsPort {
  sendSms(message: Sms): Promise<Sent>;
}
export interface Sms {
  /** Ten digits, `5321234567`. */
  to: string;
  text: string;
  /** Idempotency key of the message. */
  dedupeKey: string;
}

export interface MailPort {
  sendMail(message: Mail): Promise<Sent>;
}
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly { name: string; type: string; content: Uint8Array }[];
  dedupeKey: string;
}

/** A registry's answer: found, unknown or unavailable; in the last case the customer enters the data manually. */
export type { RegistryAnswer } from '@emsal/registries/registry';
export type { Person as RegistryPerson, Vehicle as RegistryVehicle } from '@emsal/registries/client';
export type {
  CurrentPolicy,
  DaskPolicy,
  NotaryPage,
  PlaceList,
  PlacesQuery,
  RegisteredDevice,
  RegisteredHome,
} from '@emsal/registries/wire';

export type RegistryPort = Pick<
  RegistryClient,
  'person' | 'vehicle' | 'vehiclesOf' | 'policy' | 'places' | 'home' | 'daskPolicy' | 'device' | 'notaryPage'
>;
