/** The insured as the list's header shows them; names stay masked until the one-time code is verified. */
import { userInformationNames } from '@emsal/api/wire/vehicle-names';
import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { describeRisk, labelsOf, summaryOf } from '@emsal/risks/risk';
import { pricedPeople } from '../../../formats/insured-people';
import { maskName } from '../../visit-person/customer-info';
import { fullName } from '../../visit-person/full-name';
import type { PersonRow } from '../../visit-person/visit-person-store';
import { countryName } from '../assumptions/assumptions';
import type { RegistryPerson } from '../../../ports/ports';
import type { QuoteRow } from '../offer-store';

/** As the registry knows the person or company. */
export const registeredName = ({ companyName, firstName, lastName }: RegistryPerson): string =>
  companyName || [firstName, lastName].filter(Boolean).join(' ');

export interface Owner {
  person: PersonRow | undefined;
  isVerified: boolean;
}

/** Where a journey leads and its last day; nothing for other lines. */
function tripOf({ terms, risk }: QuoteRequest) {
  const journey = risk.kind === 'journey' ? risk : null;
  const trip = 'trip' in terms ? terms.trip : journey;
  return trip ? { trip: { country: countryName(trip.countryCode), endDate: trip.endDate } } : {};
}

/** The name is masked until the visit is verified. */
export function userInformation({ person, isVerified }: Owner, quote: QuoteRow) {
  const request = readQuoteRequest(quote.request);
  const { risk, startDate } = request;
  const name = fullName(person);
  return {
    displayName: isVerified ? name : name.split(' ').map(maskName).join(' '),
    ...userInformationNames(risk),
    insured: {
      heading: labelsOf(risk).heading,
      ...describeRisk(risk),
      summary: summaryOf(risk),
      ...pricedPeople(risk),
    },
    startDate,
    ...tripOf(request),
  };
}
