/** Whose offers these are, as the head of the list says it; names stay masked until the one-time code was right. */
import { formatPlate } from '@emsal/validation/plate/plate';
import { maskName } from '../../customer/customer-info';
import type { PersonRow } from '../../customer/customer-store';
import type { Answers } from '../../visit/tables';
import type { QuoteRow } from '../offer-store';

const text = (answers: Answers, name: string): string => (typeof answers[name] === 'string' ? answers[name] : '');

/** First non-empty of what was typed and what the registry knows. */
export function fullName(person: PersonRow | undefined): string {
  const known = person?.registered;
  const company = person?.companyName || known?.companyName;
  return company || [person?.name || known?.firstName, person?.surname || known?.lastName].filter(Boolean).join(' ');
}

/** `BMW 320i 2019` */
export const vehicleDescription = (answers: Answers): string =>
  ['vehicleBrandName', 'vehicleModelTypeName', 'vehicleModelYear']
    .map((name) => text(answers, name))
    .filter(Boolean)
    .join(' ');

export interface Owner {
  answers: Answers;
  person: PersonRow | undefined;
  isVerified: boolean;
}

/** The name is masked until the visit is verified. */
export function userInformation({ answers, person, isVerified }: Owner, { request }: QuoteRow) {
  const name = fullName(person);
  return {
    displayName: isVerified ? name : name.split(' ').map(maskName).join(' '),
    vehicle: vehicleDescription(answers),
    licensePlateNo: formatPlate(request.vehicle.plate),
    startDate: request.startDate,
  };
}
