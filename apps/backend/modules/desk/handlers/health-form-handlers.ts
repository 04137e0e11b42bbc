/** The health information form of an application: only its adviser asks for one and reads what was approved. */
import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { refusalsOf, Refusal } from '../../../http/refusal';
import { openApplicationStates } from '../../checkout/applications/application-graph';
import { findApplication, type ApplicationRow } from '../../checkout/applications/application-store';
import { createHealthForm, hasHealthForm } from '../../health-process/create-form';
import { lastFormOf, type FormRow } from '../../health-process/form-store';
import { declaredPeople } from '../../health-process/health-form-pdf';
import { isComplete, stateOf } from '../../health-process/read-form';
import type { DeskContext, DeskHandlers } from '../desk-context';

type HealthFormCall = Extract<keyof DeskHandlers, `${string}/health-form`>;

const refuse = refusalsOf(deskOutcomes);

async function ownApplication(id: string, { db, staff }: DeskContext): Promise<ApplicationRow | Refusal> {
  const row = await findApplication(db, { applicationNo: id });
  if (!row || !hasHealthForm(row)) return refuse('applicationUnknown');
  return row.staffId === staff.id ? row : refuse('applicationNotTaken');
}

const shown = (form: FormRow) => ({
  firmName: form.firmName,
  state: stateOf(form),
  isComplete: isComplete(form),
  isCallRequested: form.callRequestedAt !== null,
  createdAt: form.createdAt.toISOString(),
  validUntil: dayInTurkey(form.expiresAt),
  approvedAt: form.approvedAt?.toISOString() ?? null,
  people: form.approvedAt === null ? [] : declaredPeople(form).map(({ name, answers }) => ({ title: name, answers })),
});

export const healthFormHandlers: Pick<DeskHandlers, HealthFormCall> = {
  'GET applications/{id}/health-form': async ({ id }, context) => {
    const row = await ownApplication(id, context);
    if (row instanceof Refusal) return row;
    const form = await lastFormOf(context.db, id);
    if (form?.approvedAt)
      await context.record({ action: 'healthFormRead', object: id, reason: lineFacts[row.line].name });
    return form ? shown(form) : null;
  },
  'POST applications/{id}/health-form': async ({ id, firmName }, context) => {
    const row = await ownApplication(id, context);
    if (row instanceof Refusal) return row;
    if (!openApplicationStates.includes(row.state)) return refuse('applicationChanged');
    const created = await createHealthForm(row, { firmName, staffId: context.staff.id }, context);
    if (!created) return refuse('healthFormNobody');
    await context.record({ action: 'healthFormCreated', object: id, reason: firmName });
    return created;
  },
};
