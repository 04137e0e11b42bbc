/** Who travels with the person of the form, as the summary asks it: place and year of birth are known from the form. */
import type { OutputOf } from '@emsal/api/calls/table';
import { insuredPeople, personNamesOf, type Risk } from '@emsal/risks/risk';
import { wordingOf } from '@emsal/lines/server/server-lines';
import { maskedIdentity } from '../../../formats/masked-identity';
import type { ChosenOffer } from '../chosen-offer';
import type { NamedTraveller } from './named-traveller';

type Asked = OutputOf<'GET policyrequest/GetInformations/{visitId}'>['travellers'][number];

/** With their place in the journey, from 2. */
export const companions = ({ line, risk }: Pick<ChosenOffer, 'line' | 'risk'>) =>
  wordingOf(line).asks.travellers
    ? insuredPeople(risk)
        .map((person, index) => ({ ...person, place: index + 1 }))
        .slice(1)
    : [];

export type Companion = ReturnType<typeof companions>[number];

/** What was saved of the same person: a changed journey may have another one at that place. */
export const savedOf = (
  { place, birthday }: Companion,
  saved: readonly NamedTraveller[] | null | undefined,
): NamedTraveller | undefined => saved?.find((one) => one.place === place && one.birthday === birthday);

export const askedTravellers = (
  offer: Pick<ChosenOffer, 'line' | 'risk'>,
  saved: readonly NamedTraveller[] | null | undefined,
): Asked[] => companions(offer).map((companion) => asked(companion, savedOf(companion, saved), offer.risk));

function asked(companion: Companion, saved: NamedTraveller | undefined, risk: Risk): Asked {
  const { place, birthday, identityNo } = companion;
  return {
    place,
    title: personNamesOf(risk)!.one(place),
    birthYear: birthday.slice(0, 4),
    name: saved?.name ?? '',
    surname: saved?.surname ?? '',
    numberMasked: maskedIdentity(identityNo || saved?.identityNo || saved?.passportNo || ''),
    byPassport: Boolean(saved?.passportNo),
    asksNumber: identityNo === '',
  };
}
