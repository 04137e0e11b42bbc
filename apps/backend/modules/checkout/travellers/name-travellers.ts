/** Checks who travels along: names, numbers, and whether the registry knows another birth date of a number. */
import type { ParsedOf } from '@emsal/api/calls/table';
import { policyRequestOutcomes } from '@emsal/api/outcomes/payment';
import { insuredPeople, personNamesOf, type Risk } from '@emsal/risks/risk';
import { travellerNameMessages } from '@emsal/validation/traveller-name/traveller-name-messages';
import { travellerVerdicts, type TypedTraveller } from '@emsal/validation/traveller-name/traveller-name';
import { messagesOf, type Verdict } from '@emsal/validation/verdict';
import type { VisitContext } from '../../../http/context';
import { Refusal } from '../../../http/refusal';
import { isBirthDateWrong } from '../../visit-person/look-up-person';
import type { ChosenOffer } from '../chosen-offer';
import type { NamedTraveller } from './named-traveller';
import { companions, savedOf, type Companion } from './asked-travellers';

type Typed = ParsedOf<'POST policyrequest/CreatePolicyInfo'>['travellers'];
type Named = NamedTraveller & { isNew: boolean };

/** Null where nobody travels along. */
export async function nameTravellers(
  typed: Typed,
  { offer, saved }: { offer: ChosenOffer; saved: readonly NamedTraveller[] | null | undefined },
  context: VisitContext,
): Promise<NamedTraveller[] | Refusal | null> {
  const asked = companions(offer);
  if (asked.length === 0) return null;
  const read = asked.map((companion) => readTraveller(companion, typed, savedOf(companion, saved)));
  const named = read.map(({ traveller }) => traveller);
  const wrong = Object.assign({}, ...read.map(({ errors }) => errors), repeated(named, offer)) as Errors;
  const errors = Object.keys(wrong).length > 0 ? wrong : await differingBirthDates(named, context);
  if (Object.keys(errors).length > 0) return refused(errors, offer.risk);
  return named.map(({ isNew: _, ...traveller }) => traveller);
}

type Errors = Record<string, string>;
/** Each message says whose it is. */
function refused(errors: Errors, risk: Risk): Refusal {
  const titleOf = (field: string): string => personNamesOf(risk)!.one(Number(field.split('.')[1]));
  const fields = Object.entries(errors).map(([field, message]) => [field, `${titleOf(field)}: ${message}`]);
  const { message } = policyRequestOutcomes.travellersIncomplete;
  return new Refusal('travellersIncomplete', message, Object.fromEntries(fields) as Errors);
}

const fieldOf = ({ place, passportNo }: Pick<NamedTraveller, 'place' | 'passportNo'>): string =>
  `travellers.${place}.${passportNo ? 'passportNo' : 'identityNo'}`;

const nothing: TypedTraveller = { name: '', surname: '', identityNo: '', passportNo: '' };

/** A number of the form stays, and a saved one unless another is typed. */
function readTraveller(companion: Companion, typed: Typed, saved: NamedTraveller | undefined) {
  const { place, birthday, identityNo: known } = companion;
  const given = typed.find((one) => one.place === place) ?? nothing;
  const isKept = known !== '' || (saved !== undefined && given.identityNo === '' && given.passportNo === '');
  const byPassport = given.passportNo !== '';
  const verdicts = travellerVerdicts(given, { asksNumber: !isKept, byPassport });
  const value = (verdict: Verdict | undefined): string => (verdict?.ok ? verdict.value : '');
  const traveller: Named = {
    place,
    birthday,
    name: value(verdicts.name),
    surname: value(verdicts.surname),
    identityNo: known || (isKept ? (saved?.identityNo ?? '') : value(verdicts.identityNo)),
    passportNo: isKept ? (saved?.passportNo ?? '') : value(verdicts.passportNo),
    isNew: !isKept,
  };
  const messages = Object.entries(messagesOf(verdicts as Record<string, Verdict>));
  return {
    traveller,
    errors: Object.fromEntries(messages.map(([field, message]) => [`travellers.${place}.${field}`, message])),
  };
}

/** Nobody is insured twice. */
function repeated(named: readonly Named[], { risk }: Pick<ChosenOffer, 'risk'>): Errors {
  const numbers = [
    insuredPeople(risk)[0]!.identityNo,
    ...named.map(({ identityNo, passportNo }) => identityNo || passportNo),
  ];
  const isRepeated = (number: string): boolean => number !== '' && numbers.filter((one) => one === number).length > 1;
  return Object.fromEntries(
    named
      .filter(({ identityNo, passportNo }) => isRepeated(identityNo || passportNo))
      .map((traveller) => [fieldOf(traveller), travellerNameMessages.repeated]),
  );
}

async function differingBirthDates(named: readonly Named[], context: VisitContext): Promise<Errors> {
  const asked = named.filter(({ isNew, identityNo }) => isNew && identityNo !== '');
  const answers = await Promise.all(
    asked.map(async (traveller) => ({ traveller, isWrong: await isBirthDateWrong(traveller, context) })),
  );
  return Object.fromEntries(
    answers.flatMap(({ traveller, isWrong }) =>
      isWrong ? [[fieldOf(traveller), travellerNameMessages.birthDateDiffers]] : [],
    ),
  );
}
