/** The approval: a code to the applicant's telephone, and the last three digits of an insured person's number. */
import type { ParsedOf } from '@emsal/api/calls/table';
import { randomId } from '../../db/random-id';
import type { Tx } from '../../db/database';
import { ownedByNobody } from '../../customers/owner';
import type { CallerContext } from '../../http/context';
import { Refusal } from '../../http/refusal';
import { codeAddressee } from '../otp/code-addressee';
import type { CodeState } from '../otp/send-code';
import { tryCode } from '../otp/try-code';
import { sendToContact } from '../otp/send-to-contact';
import { addDocument } from '../document/document-store';
import { formByLink } from './form-link';
import { lockForm, openInBrowser, spendTry, type FormRow } from './form-store';
import { healthFormPdf } from './health-form-pdf';
import { healthFormTexts as texts } from './health-form.texts';
import { isComplete, refuseForm, stateOf, stayingPeople } from './read-form';

const purposeOf = ({ id }: FormRow): string => `health-form-${id}`;

/** A form that can be approved, or was. */
async function approvable(hash: string, context: CallerContext): Promise<FormRow | Refusal> {
  const form = await formByLink(hash, context);
  if (!form) return refuseForm('formUnknown');
  if (stateOf(form) === 'locked') return refuseForm('formLocked');
  return isComplete(form) ? form : refuseForm('formIncomplete');
}

export async function sendFormCode(
  { hash, captcha }: ParsedOf<'POST selfservice/HealthProcess/SendInformationFormCode'>,
  context: CallerContext,
): Promise<CodeState | Refusal> {
  const form = await approvable(hash, context);
  if (form instanceof Refusal) return form;
  return sendToContact(
    form.applicant,
    { ...context, visitor: context.visitor! },
    { purpose: purposeOf(form), captcha },
  );
}

/** Undoes the use of the code, which was right: only the digits are typed again. */
class DigitsWrong extends Error {}

export async function approveForm(
  { hash, code, lastThreeDigits }: ParsedOf<'POST selfservice/HealthProcess/VerifyInformationFormModelAsync'>,
  context: CallerContext,
): Promise<null | Refusal> {
  const form = await approvable(hash, context);
  if (form instanceof Refusal) return form;
  const addressee = codeAddressee({ ...context, visitor: context.visitor! }, form.applicant, purposeOf(form));
  try {
    return await tryCode(context, { ...addressee, code }, (_row, tx) =>
      open(tx, { id: form.id, digits: lastThreeDigits }, context),
    );
  } catch (error) {
    if (!(error instanceof DigitsWrong)) throw error;
    return refuseForm((await spendTry(context.db, form.id)) === 0 ? 'formLocked' : 'digitsWrong');
  }
}

/** With the row locked: what is approved is what is in the document. */
async function open(
  tx: Tx,
  { id, digits }: { id: string; digits: string },
  { clock, visitor }: CallerContext,
): Promise<null | Refusal> {
  const form = (await lockForm(tx, id))!;
  if (!stayingPeople(form).some(({ identityNo }) => identityNo.endsWith(digits))) throw new DigitsWrong();
  if (!isComplete(form)) return refuseForm('formIncomplete');
  const approvedAt = form.approvedAt ?? clock.now();
  if (form.approvedAt === null)
    await addDocument(tx, {
      id: randomId(),
      subjectId: id,
      kind: 'healthForm',
      name: texts.title,
      createdAt: approvedAt,
      visitorId: visitor!.id,
      visitId: null,
      ...ownedByNobody,
      content: await healthFormPdf({ ...form, approvedAt }),
    });
  await openInBrowser(tx, id, { savedBy: visitor!.id, approvedAt });
  return null;
}
