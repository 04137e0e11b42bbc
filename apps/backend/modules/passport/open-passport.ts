import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import type { CallerContext } from '../../http/context';
import { Refusal, refusalsOf } from '../../http/refusal';
import type { Visitor } from '../../http/principals';
import type { Contact } from '../../customers/owner';
import type { Services } from '../../http/services';
import { contactOf } from '../visit-person/contact';
import { identityHashOf, telephoneHashOf } from '../visit-person/identity-hash';
import { tryCode } from '../otp/try-code';
import type { CodeRow } from '../otp/otp-store';
import { verifyVisit } from '../otp/verify-visit';
import { setSecretCookie, rotateSecret } from '../token/session';
import { setVisitCookie } from '../visit/open-visit';
import { addHolder, readVisit } from '../visit/visit-store';
import { lastRequest } from './passport-store';

const refuse = refusalsOf(sharedStepOutcomes);

/** Whether the code was sent for this person and telephone, which may have been changed since. */
const isOfContact = (
  { identityHash, telephoneHash }: CodeRow,
  { identityNo, phoneNumber }: Contact,
  { config }: Pick<Services, 'config'>,
): boolean =>
  identityHash === identityHashOf(config, identityNo) && telephoneHash === telephoneHashOf(config, phoneNumber);

/** A correct code adds this browser to the visit and verifies the visit as the form's own code does. */
export async function openPassport(
  { code }: ParsedOf<'POST quoterequestapi/passport/open'>,
  context: CallerContext & { visitor: Visitor },
): Promise<OutputOf<'POST quoterequestapi/passport/open'> | Refusal> {
  const { db, clock, visitor } = context;
  const request = await lastRequest(db, visitor.id);
  if (!request) return refuse('otpExpired');
  const opened = await tryCode(context, { id: request.id, code }, async (row, tx) => {
    const visit = row.visitId === null ? undefined : await readVisit(tx, row.visitId);
    if (!visit) return refuse('otpWrong');
    const contact = await contactOf({ db: tx, visit });
    if (!isOfContact(row, contact, context)) return refuse('otpExpired');
    await addHolder(tx, { visitId: visit.id, visitorId: visitor.id, since: clock.now() });
    await verifyVisit(tx, context, { visitId: visit.id, ...contact });
    return { visit, secret: await rotateSecret(tx, visitor) };
  });
  if (opened instanceof Refusal) return opened;
  const { visit, secret } = opened;
  setVisitCookie(context, visit);
  setSecretCookie(context, secret);
  return { visitId: visit.id, line: visit.line, offerNo: visit.offerNo };
}
