/** One row of the table of special cases: a number that behaves in a documented way, or a switch. */
export type RoomName = 'registries' | 'insurers' | 'bank' | 'sms' | 'mail';

export interface SpecialNumber {
  kind: 'number';
  room: RoomName;
  /** What the number is, as the forms call it. */
  field: 'identityNo' | 'phoneNumber' | 'licensePlateNo' | 'uavtCode' | 'policyNo' | 'card' | 'code';
  value: string;
  /** Turkish: what happens when it is entered. */
  effect: string;
  /** Code of the specification's error catalogue that it produces, if any. */
  code?: string;
}

export interface SpecialSwitch {
  kind: 'switch';
  room: RoomName;
  /** Unique, kebab-case, starts with the room: `bank-authorise-hang`. */
  name: string;
  /** Turkish: what happens while it is on. */
  effect: string;
  code?: string;
  /** Turkish: what the optional value narrows it to, e.g. `firma no`; absent when it takes none. */
  value?: string;
}

export type SpecialCase = SpecialNumber | SpecialSwitch;
