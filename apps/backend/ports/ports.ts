/** The outside world as the product sees it: one interface per kind of service, an adapter per service in its folder. */

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
export type RegistryAnswer<T> = { state: 'found'; value: T } | { state: 'unknown' } | { state: 'unavailable' };

export interface RegistryPort {
  /** @param query.birthday `YYYY-MM-DD`; absent for a company or where the person is only looked up */
  person(query: { identityNo: string; birthday?: string; phoneNumber?: string }): Promise<RegistryAnswer<RegistryPerson>>;
  vehicle(query: { licensePlateNo: string; identityNo?: string; licenseNo?: string }): Promise<RegistryAnswer<RegistryVehicle>>;
  /** Vehicles that a person owns. */
  vehiclesOf(identityNo: string): Promise<RegistryAnswer<readonly RegistryVehicle[]>>;
}

export interface RegistryPerson {
  isCompany: boolean;
  firstName: string;
  lastName: string;
  companyName: string;
  /** Province code `34` and the district's id. */
  cityCode: string;
  districtCode: string;
  hasBirthDate: boolean;
  /** Whether the asked birth date is the registered one; null when none was asked. */
  birthDateMatches: boolean | null;
  /** Whether the asked telephone belongs to the person; null when none was asked. */
  phoneMatches: boolean | null;
  /** The registered e-mail address, empty when there is none. */
  email: string;
}

export interface RegistryVehicle {
  licensePlateNo: string;
  brandCode: string;
  brandName: string;
  typeCode: string;
  typeName: string;
  modelYear: number;
  chassisNo: string;
  engineNo: string;
  color: string;
  fuel: string;
  fuelType: number;
  licenceSerialCode: string;
  licenceSerialNo: string;
  registrationDate: string;
  usageType: string;
  usageTypeDescription: string;
  passengerSeatNumber: number;
  totalSeatNumber: number;
  numberOfDamage: number;
  numberOfFaultyDamage: number;
  hasDisabledPerson: boolean;
  hasAccessory: boolean;
  insuredName: string;
  lpgOriginal: boolean;
  /** Kuruş. */
  lpgValue: number | null;
  currentPolicy: CurrentPolicy | null;
}

export interface CurrentPolicy {
  companyCode: string;
  policyNo: string;
  agentNo: string;
  renewNo: string;
  startDate: string;
  expiryDate: string;
}
