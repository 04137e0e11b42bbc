import type { ParsedOf } from '@emsal/api/calls/table';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { optionalEmail } from '@emsal/validation/email/email';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { accountPerson } from '../../customers/account-person';
import { nameRowsOfVisit } from '../../customers/owned-tables';
import { identityIndex } from '../../customers/owner';
import type { VisitContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { clearVerification, readVisit } from '../visit/visit-store';
import { admitIdentity } from './admit-identity';
import { admitPhone } from './admit-phone';
import { dropPerson, readReturningPerson, readPerson, saveReturningPerson, savePerson } from './visit-person-store';
import { identityHashOf } from './identity-hash';
import { validatePerson } from './validate-person';

const refuse = refusalsOf(sharedStepOutcomes);

export async function storePerson(
  { visitId, captcha, ...person }: ParsedOf<'POST quoterequestapi/sharedstep/savecustomerinfo'>,
  context: VisitContext,
): Promise<null | Refusal> {
  const email = checkedEmail(person.email);
  const fields = validatePerson(person, { line: context.visit.line, today: dayInTurkey(context.clock.now()) });
  refuseInvalidFields(fields);
  const refusal = (await admitIdentity(person.identityNo, context, captcha)) ?? (await admitPhone(person, context));
  if (refusal) return refusal;
  await switchIdentity(person.identityNo, context);
  if (email && (await isRepeated(email, context))) return refuse('emailSame');
  const visit = await readVisit(context.db, visitId);
  if (visit?.verifiedPhone && visit.verifiedPhone !== person.phoneNumber) await clearVerification(context.db, visitId);
  await savePerson(context.db, { visitId, ...person, ...(email !== undefined && { email }) });
  if (email) await rememberEmail(email, context);
  return null;
}

/** After a change of identity, the data and verification of the former person are deleted. */
export async function switchIdentity(identityNo: string, { db, visit }: VisitContext): Promise<void> {
  const known = await readPerson(db, visit.id);
  if (!known || known.identityNo === identityNo) return;
  await nameRowsOfVisit(db, visit.id, identityIndex(known.identityNo));
  await dropPerson(db, visit.id);
  await clearVerification(db, visit.id);
}

export async function storeEmail(
  { visitId, email }: ParsedOf<'POST quoterequestapi/sharedstep/SaveEmail'>,
  context: VisitContext,
): Promise<null | Refusal> {
  const address = checkedEmail(email);
  if (!address) return refuse('emailInvalid');
  const person = await readPerson(context.db, visitId);
  if (!person) return refuse('phoneMissing');
  if (await isRegistered(address, context)) return refuse('emailSame');
  await savePerson(context.db, { visitId, identityNo: person.identityNo, email: address });
  await rememberEmail(address, context);
  return null;
}

/** Only a verified person learns it. */
const isRegistered = async (email: string, context: VisitContext): Promise<boolean> =>
  context.visit.isVerified && (await registeredEmail(context)).toLowerCase() === email.toLowerCase();

/** Compares only an address that is new in this visit, because a step may be submitted twice. */
async function isRepeated(email: string, context: VisitContext): Promise<boolean> {
  const given = (await readPerson(context.db, context.visit.id))?.email;
  return given?.toLowerCase() !== email.toLowerCase() && (await isRegistered(email, context));
}

/** The account's address where its customer is signed in, else the last one that the verified person gave, else the registry's; else empty. */
export async function registeredEmail({ db, visit, visitor }: VisitContext): Promise<string> {
  const ofAccount = visit.customerId === visitor.customerId ? await accountPerson(db, visitor.customerId) : null;
  if (ofAccount?.email) return ofAccount.email;
  const customer = visit.verifiedIdentityHash && (await readReturningPerson(db, visit.verifiedIdentityHash));
  return (customer && customer.email) || (await readPerson(db, visit.id))?.registered?.email || '';
}

async function rememberEmail(email: string, { db, visit, clock, config }: VisitContext): Promise<void> {
  const person = await readPerson(db, visit.id);
  if (person && visit.verifiedIdentityHash === identityHashOf(config, person.identityNo))
    await saveReturningPerson(db, { identityHash: visit.verifiedIdentityHash, email, verifiedAt: clock.now() });
}

function checkedEmail(email: string | undefined): string | undefined {
  if (email === undefined) return undefined;
  const verdict = optionalEmail(email);
  if (!verdict.ok) throw new ProtocolError('badBody', { fields: { email: verdict.message } });
  return verdict.value;
}
