import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../http/context';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { refusalsOf, Refusal } from '../../http/refusal';
import type { RegistryPerson } from '../../ports/ports';
import { admitIdentity } from './admit-identity';
import { contactOf } from './contact';
import { customerInfo } from './customer-info';
import { readPerson, savePerson } from './visit-person-store';
import { identityHashOf } from './identity-hash';
import { switchIdentity } from './store-person';
import { validatePerson } from './validate-person';
import { releaseGuess, reserveGuess } from './wrong-birth-dates';

type Info = OutputOf<'POST quoterequestapi/sharedstep/searchcustomerinfo'>;
const refuse = refusalsOf(sharedStepOutcomes);

/** Whether the visit was verified for this identity; only then is the person shown in full. */
export const isVerifiedPerson = ({ visit, config }: VisitContext, identityNo: string): boolean =>
  visit.verifiedIdentityHash === identityHashOf(config, identityNo);

/** The answer has the same shape when the person is unknown or the registry is unavailable; the customer then enters the data manually. */
export async function searchPerson(
  { identityNo, captcha }: { identityNo?: string | undefined; captcha?: string | undefined },
  context: VisitContext,
): Promise<Info | Refusal> {
  const queried = identityNo ?? (await contactOf(context)).identityNo;
  const person = await queryRegistry(context, { identityNo: queried }, captcha);
  if (person instanceof Refusal) return person;
  const known = await readPerson(context.db, context.visit.id);
  if (!known || known.identityNo === queried)
    await savePerson(context.db, { visitId: context.visit.id, identityNo: queried, registered: person });
  return customerInfo(person, isVerifiedPerson(context, queried));
}

/** Refuses a birth date that does not match the identity; a company has none. For a person unknown to the registry only the form's own rule applies. */
export async function queryPerson(
  { identityNo, birthday, captcha }: ParsedOf<'POST quoterequestapi/sharedstep/querycustomerinfo'>,
  context: VisitContext,
): Promise<Info | Refusal> {
  refuseInvalidFields(
    validatePerson({ birthday }, { line: context.visit.line, today: dayInTurkey(context.clock.now()) }),
  );
  const person = await queryRegistry(context, { identityNo, ...(birthday && { birthday }) }, captcha);
  if (person instanceof Refusal) return person;
  if (person?.birthDateMatches === false) return refuse('identityNotMatchBirthDate');
  await switchIdentity(identityNo, context);
  await savePerson(context.db, {
    visitId: context.visit.id,
    identityNo,
    registered: person,
    ...(birthday && { birthday }),
  });
  return customerInfo(person, isVerifiedPerson(context, identityNo));
}

/** The same of another insured person of the visit: masked, and nothing is stored. */
export async function queryInsured(
  { identityNo, birthday, captcha }: ParsedOf<'POST quoterequestapi/ComplementHealth/QueryCustomerInfo'>,
  context: VisitContext,
): Promise<Info | Refusal> {
  refuseInvalidFields(
    validatePerson({ birthday }, { line: context.visit.line, today: dayInTurkey(context.clock.now()) }),
  );
  const person = await queryRegistry(context, { identityNo, birthday }, captcha);
  if (person instanceof Refusal) return person;
  if (person?.birthDateMatches === false) return refuse('identityNotMatchBirthDate');
  return customerInfo(person, isVerifiedPerson(context, identityNo));
}

/** Whether the registry tells that a number belongs to another birth date. The date is one of a stored offer, so no captcha is asked. */
export async function isBirthDateWrong(
  { identityNo, birthday }: { identityNo: string; birthday: string },
  context: VisitContext,
): Promise<boolean> {
  await context.spendRateLimit('identity', identityNo);
  return (await askRegistry(context, { identityNo, birthday }))?.birthDateMatches === false;
}

/** Null as for `askRegistry`. */
async function queryRegistry(
  context: VisitContext,
  query: { identityNo: string; birthday?: string },
  captcha: string | undefined,
): Promise<RegistryPerson | Refusal | null> {
  const refusal = await admitIdentity(query.identityNo, context, captcha);
  return refusal ?? (await askRegistry(context, query));
}

/** Null for a person unknown to the registry, while it is unavailable, or when too many birth dates were guessed. */
async function askRegistry(
  context: VisitContext,
  query: { identityNo: string; birthday?: string },
): Promise<RegistryPerson | null> {
  const guess = query.birthday ? await reserveGuess(context, query.identityNo) : undefined;
  // As if the registry were unavailable, whether the date is right or wrong.
  if (guess === null) return null;
  const answer = await context.ports.registries.person(query);
  const isWrong = answer.state === 'found' && answer.value.birthDateMatches === false;
  if (guess && !isWrong) await releaseGuess(context, guess);
  if (answer.state === 'unavailable')
    context.log.warn('identity registry unavailable, the customer enters the data manually');
  return answer.state === 'found' ? answer.value : null;
}
