/** The outside world as the product sees it: one interface per kind of service, an adapter per service in its folder. */

import type { RegistryClient } from '@emsal/registries/client';
import type { BankPort } from './bank/bank-port';

export interface Ports {
  registries: RegistryPort;
  sms: SmsPort;
  mail: MailPort;
  bank: BankPort;
}

export type Sent = { ok: true } | { ok: false; reason: 'unavailable' | 'refused' };

export interface SmsPort {
  /** @param message.to ten digits, `5321234567` @param message.dedupeKey the provider sends one message per key */
  sendSms(message: { to: string; text: string; dedupeKey: string }): Promise<Sent>;
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

/** A registry knows, does not know, or cannot be asked; with the last the customer goes on by hand. */
export type { RegistryAnswer } from '@emsal/registries/register';
export type { Person as RegistryPerson, Vehicle as RegistryVehicle } from '@emsal/registries/client';
export type { CurrentPolicy } from '@emsal/registries/wire';

export type RegistryPort = Pick<RegistryClient, 'person' | 'vehicle' | 'vehiclesOf' | 'policy'>;
