import type { OutputOf } from '@emsal/api/calls/table';
import type { RegistryPerson } from '../../ports/ports';

type CustomerInfo = OutputOf<'POST quoterequestapi/sharedstep/searchcustomerinfo'>;

/** `AYŞE` is `A***`; empty stays empty. */
export const maskName = (name: string): string => (name === '' ? '' : `${name.slice(0, 1)}***`);
/** `ayse@ornek.example` is `a***@ornek.example`. */
export const maskMail = (mail: string): string => mail.replace(/^(.).*@/, '$1***@');
/** The same shape whether the person is known or not; masked until verified (decision 036). */
export function customerInfo(person: RegistryPerson | null | undefined, isVerified: boolean): CustomerInfo {
  const known = person ?? {
    firstName: '',
    lastName: '',
    companyName: '',
    cityCode: '',
    districtCode: '',
    hasBirthDate: false,
    email: '',
  };
  const show = isVerified ? (text: string) => text : maskName;
  return {
    isMasked: !isVerified,
    firstName: show(known.firstName),
    lastName: show(known.lastName),
    companyName: show(known.companyName),
    cityCode: isVerified ? known.cityCode : '',
    districtCode: isVerified ? known.districtCode : '',
    hasBirthDate: known.hasBirthDate,
    hasEmail: isVerified && known.email !== '',
  };
}
