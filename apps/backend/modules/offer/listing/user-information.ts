/** The insured as the list's header shows them; names stay masked until the one-time code is verified. */
import { userInformationNames } from '@emsal/api/wire/vehicle-names';
import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import { describe, labelsOf } from '@emsal/risks/risk';
import { maskName } from '../../customer/customer-info';
import type { PersonRow } from '../../customer/customer-store';
import type { QuoteRow } from '../offer-store';

/** The typed name, otherwise the registry's. */
export function fullName(person: PersonRow | undefined): string {
  const known = person?.registered;
  const company = person?.companyName || known?.companyName;
  return company || [person?.name || known?.firstName, person?.surname || known?.lastName].filter(Boolean).join(' ');
}

export interface Owner {
  person: PersonRow | undefined;
  isVerified: boolean;
}

/** The name is masked until the visit is verified. */
export function userInformation({ person, isVerified }: Owner, quote: QuoteRow) {
  const { risk, startDate } = readQuoteRequest(quote.request);
  const name = fullName(person);
  return {
    displayName: isVerified ? name : name.split(' ').map(maskName).join(' '),
    ...userInformationNames(risk),
    insured: { heading: labelsOf(risk).heading, ...describe(risk) },
    startDate,
  };
}
