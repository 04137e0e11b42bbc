/** Work that failed for good: shown, run again or put away. Each decision stands in the audit log. */
import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import type { FailedJob } from '../../../jobs/jobs';
import { refusalsOf } from '../../../http/refusal';
import { openDiscrepancies } from '../../checkout/reconciliation/discrepancy-store';
import type { DeskHandlers } from '../desk-context';
import { jobCauses } from '../jobs/job-causes';
import { jobTitles } from '../jobs/job-titles';

const refuse = refusalsOf(deskOutcomes);

/** The first number among a job's data, e.g. `orderId`. */
const subjectOf = (data: FailedJob['data']): string =>
  String(Object.entries(data).find(([key, value]) => key.endsWith('Id') && typeof value === 'string')?.[1] ?? '');

const toRow = ({ name, data, failedAt, code, cause, ...job }: FailedJob) => ({
  ...job,
  cause: jobCauses[code],
  detail: cause,
  title: jobTitles[name] ?? name,
  subject: subjectOf(data),
  failedAt: failedAt.toISOString(),
});

export const jobHandlers: Pick<
  DeskHandlers,
  'GET jobs' | 'GET discrepancies' | 'POST jobs/{id}/again' | 'POST jobs/{id}/dismiss'
> = {
  'GET jobs': async ({ page }, { jobs: { failed } }) => {
    const [{ total, rows }, recurring] = await Promise.all([failed.list(page, rowsPerPage.jobs), failed.recurring()]);
    return { total, rows: rows.map(toRow), recurring: recurring.map(toRow) };
  },
  'GET discrepancies': async (_input, { db }) => {
    const rows = await openDiscrepancies(db);
    return rows.map(({ foundAt, ...row }) => ({ ...row, foundAt: foundAt.toISOString() }));
  },
  'POST jobs/{id}/again': ({ id }, { db, jobs, record }) =>
    db.transaction(async (tx) => {
      if (!(await jobs.failed.again(tx, id))) return refuse('jobHandled');
      await record({ action: 'jobRunAgain', object: id }, tx);
      return null;
    }),
  'POST jobs/{id}/dismiss': ({ id, reason }, { db, jobs, record }) =>
    db.transaction(async (tx) => {
      if (!(await jobs.failed.dismiss(tx, id))) return refuse('jobHandled');
      await record({ action: 'jobDismissed', object: id, reason }, tx);
      return null;
    }),
};
