import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import type { CallerContext } from '../../frame/context';
import { Refusal, refusalsOf } from '../../frame/refusal';
import type { Visitor } from '../../frame/subjects';
import { contactOf } from '../customer/contact';
import { tryCode } from '../otp/codes';
import { isOfContact, proveVisit } from '../otp/prove-visit';
import { rotateSecret } from '../token/session';
import { setVisitCookie } from '../visit/open-visit';
import { addHolder, readVisit } from '../visit/visit-store';
import { lastRequest } from './passport-store';

const refuse = refusalsOf(sharedStepOutcomes);

/** A right code makes the visit this browser's too, and proves it as the form's own code would. */
export async function openPassport(
  { code }: ParsedOf<'POST quoterequestapi/passport/open'>,
  context: CallerContext & { visitor: Visitor },
): Promise<OutputOf<'POST quoterequestapi/passport/open'> | Refusal> {
  const { db, clock, visitor } = context;
  const request = await lastRequest(db, visitor.id);
  if (!request) return refuse('otpExpired');
  const row = await tryCode(context, { id: request.id, code });
  if (row instanceof Refusal) return row;
  const visit = row.visitId === null ? undefined : await readVisit(db, row.visitId);
  if (!visit) return refuse('otpWrong');
  const contact = await contactOf({ db, visit });
  if (!isOfContact(row, contact, context)) return refuse('otpExpired');
  await addHolder(db, { visitId: visit.id, visitorId: visitor.id, since: clock.now() });
  await proveVisit(context, { visitId: visit.id, ...contact });
  setVisitCookie(context, visit);
  await rotateSecret(context);
  return { visitId: visit.id, line: visit.line, offerNo: visit.offerNo };
}
