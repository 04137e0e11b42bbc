/** The journey that is sold: with who travels, as confirmed before payment. Insurer, policy and account read them from it. */
import type { Traveller } from '@emsal/risks/journey/journey';
import type { VisitContext } from '../../../http/context';
import type { Refusal } from '../../../http/refusal';
import { readPerson } from '../../visit-person/visit-person-store';
import type { ChosenOffer } from '../chosen-offer';
import type { NamedTraveller } from './named-traveller';
import { refuse } from '../refuse';
import { companions, savedOf } from './asked-travellers';

export async function withTravellers(
  offer: ChosenOffer,
  saved: readonly NamedTraveller[] | null,
  context: VisitContext,
): Promise<ChosenOffer | Refusal> {
  const { risk } = offer;
  if (risk.kind !== 'journey') return offer;
  const named = companions(offer).map((companion) => ({ companion, as: savedOf(companion, saved) }));
  if (named.some(({ as }) => as === undefined)) return refuse('travellersIncomplete');
  const others = named.map(({ companion: { place: _, ...person }, as }) => ({ ...person, ...namesOf(as!) }));
  return { ...offer, risk: { ...risk, travellers: [await firstOf(risk.travellers[0]!, context), ...others] } };
}

const namesOf = ({ name, surname, identityNo, passportNo }: NamedTraveller): Partial<Traveller> => ({
  name,
  surname,
  identityNo,
  ...(passportNo && { passportNo }),
});

/** The person of the form is known: typed, or from the registry. */
async function firstOf(traveller: Traveller, { db, visit }: VisitContext): Promise<Traveller> {
  const person = await readPerson(db, visit.id);
  if (person?.identityNo !== traveller.identityNo) return traveller;
  const name = person.name || person.registered?.firstName;
  const surname = person.surname || person.registered?.lastName;
  return { ...traveller, ...(name && { name }), ...(surname && { surname }) };
}
