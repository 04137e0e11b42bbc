import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { isOccupation } from '@emsal/reference/jobs';
import type { VisitContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { maskedPhone } from '../../formats/masked-phone';
import { customerInfo, maskMail } from './customer-info';
import { readReturningPerson, readPerson, saveReturningPerson, savePerson } from './visit-person-store';
import { isVerifiedPerson } from './look-up-person';
import { registeredEmail } from './store-person';

const refuse = refusalsOf(sharedStepOutcomes);

export async function storeJob(
  { visitId, jobCode }: ParsedOf<'POST quoterequestapi/sharedstep/saveCustomerJob'>,
  { db, visit, clock }: VisitContext,
): Promise<null | Refusal> {
  const person = await readPerson(db, visitId);
  if (!person) return refuse('phoneMissing');
  if (!isOccupation(jobCode)) return refuse('jobUnknown');
  await savePerson(db, { visitId, identityNo: person.identityNo, jobCode });
  if (visit.verifiedIdentityHash)
    await saveReturningPerson(db, { identityHash: visit.verifiedIdentityHash, jobCode, verifiedAt: clock.now() });
  return null;
}

/** The occupation of this visit, else of an earlier visit of the verified person. */
export async function storedJob({ db, visit }: VisitContext): Promise<{ jobCode: string | null }> {
  const ofVisit = (await readPerson(db, visit.id))?.jobCode;
  const customer = visit.verifiedIdentityHash ? await readReturningPerson(db, visit.verifiedIdentityHash) : undefined;
  return { jobCode: ofVisit ?? customer?.jobCode ?? null };
}

export async function lastMail(context: VisitContext): Promise<{ email: string | null }> {
  const email = context.visit.isVerified ? await registeredEmail(context) : '';
  return { email: email === '' ? null : maskMail(email) };
}

export async function userInformation(
  context: VisitContext,
): Promise<OutputOf<'GET quoterequestapi/sharedstep/GetUserInformation/{visitId}'>> {
  const person = await readPerson(context.db, context.visit.id);
  const isShown = person !== undefined && isVerifiedPerson(context, person.identityNo);
  const phoneNumber = person?.phoneNumber ?? '';
  const email = person?.email ?? '';
  return {
    ...customerInfo(person?.registered, isShown),
    phoneNumber: isShown ? phoneNumber : maskedPhone(phoneNumber),
    email: isShown ? email : maskMail(email),
  };
}
