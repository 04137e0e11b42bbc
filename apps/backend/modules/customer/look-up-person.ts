import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../frame/context';
import { refuseWrong } from '../../frame/refuse-wrong';
import { refusalsOf, Refusal } from '../../frame/refusal';
import type { RegistryPerson } from '../../ports/ports';
import { admitIdentity } from './admit-identity';
import { contactOf } from './contact';
import { customerInfo } from './customer-info';
import { readPerson, savePerson } from './customer-store';
import { identityKeyOf } from './identity-key';
import { switchIdentity } from './store-person';
import { wrongPerson } from './wrong-person';

type Info = OutputOf<'POST quoterequestapi/sharedstep/searchcustomerinfo'>;
const refuse = refusalsOf(sharedStepOutcomes);

/** Only the person whose identity the code proved is shown whole. */
export const isProven = ({ visit, config }: VisitContext, identityNo: string): boolean =>
  visit.verifiedIdentityKey === identityKeyOf(config, identityNo);

/** Hit, miss and a registry that is down answer the same shape: with the last two the customer types by hand. */
export async function searchPerson(
  { identityNo, captcha }: { identityNo?: string | undefined; captcha?: string | undefined },
  context: VisitContext,
): Promise<Info | Refusal> {
  const wanted = identityNo ?? (await contactOf(context)).identityNo;
  const person = await ask(context, { identityNo: wanted }, captcha);
  if (person instanceof Refusal) return person;
  const known = await readPerson(context.db, context.visit.id);
  if (!known || known.identityNo === wanted)
    await savePerson(context.db, { visitId: context.visit.id, identityNo: wanted, registered: person });
  return customerInfo(person, isProven(context, wanted));
}

/** Identity and birth date must belong together; a company has none. The form's own rule is all that judges the date of a person whom the register does not know. */
export async function queryPerson(
  { identityNo, birthday, captcha }: ParsedOf<'POST quoterequestapi/sharedstep/querycustomerinfo'>,
  context: VisitContext,
): Promise<Info | Refusal> {
  refuseWrong(wrongPerson({ birthday }, { line: context.visit.line, today: dayInTurkey(context.clock.now()) }));
  const person = await ask(context, { identityNo, ...(birthday && { birthday }) }, captcha);
  if (person instanceof Refusal) return person;
  if (person?.birthDateMatches === false) return refuse('identityNotMatchBirthDate');
  await switchIdentity(identityNo, context);
  await savePerson(context.db, {
    visitId: context.visit.id,
    identityNo,
    registered: person,
    ...(birthday && { birthday }),
  });
  return customerInfo(person, isProven(context, identityNo));
}

/** Null for a person whom the registry does not know, or while it is down. */
async function ask(
  context: VisitContext,
  query: { identityNo: string; birthday?: string },
  captcha: string | undefined,
): Promise<RegistryPerson | Refusal | null> {
  const refusal = await admitIdentity(query.identityNo, context, captcha);
  if (refusal) return refusal;
  const answer = await context.ports.registries.person(query);
  if (answer.state === 'unavailable') context.log.warn('identity registry unavailable, the customer goes on by hand');
  return answer.state === 'found' ? answer.value : null;
}
