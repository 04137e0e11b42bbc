/** What was approved, for the browser that approved it. */
import type { ApprovedForm } from '@emsal/api/calls/self-service/health-process';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { workingDaysAfter } from '@emsal/validation/dates/working-days';
import type { CallerContext } from '../../http/context';
import type { Refusal } from '../../http/refusal';
import { findDocumentOf } from '../document/document-store';
import { formByLink } from './form-link';
import { declaredPeople } from './health-form-pdf';
import { isReader, refuseForm } from './read-form';

/** Working days within which a company answers (sample). */
const answeredWithin = 2;

export async function readApproved(
  { hash }: { hash: string },
  context: CallerContext,
): Promise<ApprovedForm | Refusal> {
  const form = await formByLink(hash, context);
  if (!form) return refuseForm('formUnknown');
  if (form.approvedAt === null) return refuseForm('formIncomplete');
  const document = isReader(form, context) ? await findDocumentOf(context.db, form.id) : undefined;
  if (!document) return refuseForm('codeNeeded');
  return {
    firmName: form.firmName,
    approvedAt: form.approvedAt.toISOString(),
    answeredBy: workingDaysAfter(dayInTurkey(form.approvedAt), answeredWithin),
    documentId: document.id,
    documentBytes: document.content.length,
    people: declaredPeople(form).map(({ name, answers }) => ({ name, answers })),
  };
}
