/** Hand-overs to advisers. They are personal data, some of them about health: every look stands in the audit log. */
import { adviserMove, type ApplicationDetail, type ApplicationList } from '@emsal/api/desk/application-shapes';
import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { formOf } from '@emsal/lines/server/server-lines';
import { formatPhone } from '@emsal/validation/phone/phone';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { refusalsOf } from '../../../http/refusal';
import { applicantOf } from '../../checkout/applications/applicant';
import { movesFrom } from '../../checkout/applications/application-graph';
import {
  countApplications,
  findApplication,
  listApplications,
  type ApplicationRow,
  type ListedApplications,
} from '../../checkout/applications/application-store';
import { fileOfForm } from '../../checkout/applications/file-of-form';
import { mayWorkOn, stepApplication } from '../../checkout/applications/work-on-application';
import { hasHealthForm } from '../../health-process/create-form';
import { maskName } from '../../visit-person/customer-info';
import type { DeskContext, DeskHandlers } from '../desk-context';
import { staffNames } from '../staff/staff-names';
import { healthFormHandlers } from './health-form-handlers';

type ApplicationCall = Extract<keyof DeskHandlers, `${string} applications${string}`>;

const refuse = refusalsOf(deskOutcomes);

const adviserOf = ({ staff: { id, roles } }: DeskContext) => ({ kind: 'staff', staffId: id, roles }) as const;
/** Taken by whoever reads it. */
const isOwn = ({ staffId }: ApplicationRow, { staff }: DeskContext): boolean => staffId === staff.id;

const listOf = (list: ApplicationList, { staff }: DeskContext): ListedApplications =>
  list === 'mine' ? { whose: 'staff', staffId: staff.id } : { whose: list };

const plainRow = ({ applicationNo, line, state, promisedOn, callWindow, createdAt }: ApplicationRow, who: string) => ({
  id: applicationNo,
  line,
  state,
  promisedOn,
  callWindow,
  who,
  createdAt: createdAt.toISOString(),
});

async function maskedRow(row: ApplicationRow, { db }: DeskContext) {
  const { name } = await applicantOf(db, row);
  return plainRow(row, name.split(' ').map(maskName).join(' '));
}

async function detailOf(row: ApplicationRow, context: DeskContext): Promise<ApplicationDetail> {
  const [{ name, phoneNumber }, nameOf] = await Promise.all([applicantOf(context.db, row), staffNames(context.db)]);
  const { offer, reason, staffId, state, answers } = row;
  const isOthers = staffId !== null && !isOwn(row, context);
  const canMove = mayWorkOn(adviserOf(context), row) && !isOthers;
  return {
    ...plainRow(row, name),
    phoneNumber: formatPhone(phoneNumber),
    reason: reason ?? '',
    offer: offer ? `${offer.firmName} ${offer.offerNo}` : '',
    adviser: staffId === null ? null : nameOf(staffId),
    hasFile: answers !== null && isOwn(row, context),
    hasHealthForm: hasHealthForm(row) && isOwn(row, context),
    moves: canMove ? adviserMove.options.filter((to) => movesFrom(state).includes(to)) : [],
  };
}

export const applicationHandlers: Pick<DeskHandlers, ApplicationCall> = {
  ...healthFormHandlers,
  'GET applications': async ({ list, page }, context) => {
    const { db, record } = context;
    await record({ action: 'applicationsListed', reason: 'danışmanlık takibi' });
    const which = listOf(list, context);
    const [total, rows] = await Promise.all([
      countApplications(db, which),
      listApplications(db, which, { page, size: rowsPerPage.applications }),
    ]);
    return { total, rows: await Promise.all(rows.map((row) => maskedRow(row, context))) };
  },
  'GET applications/{id}': async ({ id }, context) => {
    const row = await findApplication(context.db, { applicationNo: id });
    if (!row) return refuse('applicationUnknown');
    await context.record({ action: 'applicationRead', object: id, reason: lineFacts[row.line].name });
    return detailOf(row, context);
  },
  'GET applications/{id}/file': async ({ id }, context) => {
    const row = await findApplication(context.db, { applicationNo: id });
    const form = row && formOf(row.line);
    if (!row?.answers || !form) return refuse('applicationUnknown');
    if (!isOwn(row, context)) return refuse('applicationNotTaken');
    await context.record({ action: 'applicationFileRead', object: id, reason: lineFacts[row.line].name });
    return fileOfForm(form, row.answers, dayInTurkey(context.clock.now()));
  },
  'POST applications/{id}/move': async ({ id, to }, context) => {
    const row = await findApplication(context.db, { applicationNo: id });
    if (!row) return refuse('applicationUnknown');
    if (!mayWorkOn(adviserOf(context), row)) return refuse('notPermitted');
    if (row.staffId !== null && !isOwn(row, context)) return refuse('applicationChanged');
    const moved = await stepApplication(context, adviserOf(context), { applicationNo: id, to });
    if (!moved) return refuse('applicationChanged');
    await context.record({ action: 'applicationMoved', object: id, reason: to });
    return null;
  },
};
