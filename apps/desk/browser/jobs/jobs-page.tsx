/** Work that failed for good and waits for a person, and recurring work whose last run failed. */
import type { FailedJob } from '@emsal/api/desk/job-shapes';
import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import { Card } from '@emsal/ui/card/card';
import { Pagination } from '@emsal/ui/pagination/pagination';
import { Text } from '@emsal/ui/text/text';
import { Navigate, useSearchParams } from 'react-router';
import list from '../ui/card-list.module.css';
import { pageNumber } from '../ui/page-number';
import { HeadingRow } from '../ui/heading-row';
import { Outcome } from '../ui/outcome';
import { queryLink } from '../ui/query-link';
import { Waiting } from '../ui/waiting';
import { heldWhile, useAction, useCall } from '../use-call';
import { JobCard, JobFacts } from './job-card';
import styles from './jobs-page.module.css';
import { OpenDifferences } from './open-differences';
import { jobsTexts as texts } from './jobs.texts';

const Recurring = ({ jobs }: { jobs: readonly FailedJob[] }) => (
  <section>
    <h2 className={styles.part}>{texts.recurring}</h2>
    <Text>{texts.recurringLead}</Text>
    <ul className={list.list}>
      {jobs.map((job) => (
        <Card as="li" key={job.id} className={list.card}>
          <JobFacts {...job} />
        </Card>
      ))}
    </ul>
  </section>
);

const pageLink = (number: number): string => queryLink('/isler', { sayfa: number });

export function JobsPage() {
  const [search] = useSearchParams();
  const page = pageNumber(search);
  const { result, failure, isReading, reload } = useCall('GET jobs', { page });
  const action = heldWhile(isReading, useAction());
  const waiting = <Waiting failure={failure} onAgain={reload} />;
  if (!result) return waiting;
  const { total, rows, recurring } = result;
  const pages = Math.ceil(total / rowsPerPage.jobs);
  // The last job of the last page was handled.
  if (rows.length === 0 && pages > 0 && page > pages) return <Navigate to={pageLink(pages)} replace />;
  return (
    <>
      <HeadingRow title={texts.title} />
      <Text>{texts.lead}</Text>
      <Outcome notice={action.notice} />
      {failure && waiting}
      <h2 className={styles.part}>{total === 0 ? texts.nothing : texts.total(total)}</h2>
      <ul className={list.list}>
        {rows.map((job) => (
          <JobCard key={job.id} job={job} action={action} onHandled={reload} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefOf={pageLink} />
      <OpenDifferences />
      {recurring.length > 0 && <Recurring jobs={recurring} />}
    </>
  );
}
