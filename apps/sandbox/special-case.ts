/** A row of the table of special cases: a number with a documented effect, or a switch. */
export type ServiceName = 'registries' | 'insurers' | 'bank' | 'sms' | 'mail';

export interface SpecialNumber {
  kind: 'number';
  service: ServiceName;
  /** The form field that it belongs to. */
  field:
    | 'identityNo'
    | 'phoneNumber'
    | 'licensePlateNo'
    | 'uavtCode'
    | 'phoneImeiNo'
    | 'policyNo'
    | 'card'
    | 'code'
    | 'salePage';
  value: string;
  /** Turkish: the effect of entering it. */
  effect: string;
  /** Code of the specification's error catalogue that it produces, if any. */
  code?: string;
}

export interface SpecialSwitch {
  kind: 'switch';
  service: ServiceName;
  /** Unique, kebab-case, prefixed by the service: `bank-authorise-hang`. */
  name: string;
  /** Turkish: the effect while it is on. */
  effect: string;
  code?: string;
  /** Turkish: what the optional value restricts it to, e.g. `firma no`; absent when it takes none. */
  value?: string;
}

export type SpecialCase = SpecialNumber | SpecialSwitch;
