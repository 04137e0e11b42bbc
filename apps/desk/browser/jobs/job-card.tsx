import type { FailedJob } from '@emsal/api/desk/job-shapes';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useState } from 'react';
import { callDesk } from '../desk-client';
import list from '../ui/card-list.module.css';
import { shownInstant } from '../ui/instant';
import type { Action } from '../use-call';
import styles from './jobs-page.module.css';
import { jobsTexts as texts } from './jobs.texts';

/** What failed, how often and why. */
export const JobFacts = ({ title, subject, attempts, failedAt, cause, detail }: FailedJob) => (
  <>
    <h3 className={list.name}>{title}</h3>
    {subject && <p>{texts.subject(subject)}</p>}
    <p className={list.about}>{texts.tried(attempts, shownInstant(failedAt))}</p>
    <p>{texts.cause(cause)}</p>
    {detail && (
      <details className={styles.detail}>
        <summary>{texts.detail}</summary>
        <p lang="en">{detail}</p>
      </details>
    )}
  </>
);

interface JobCardProps {
  job: FailedJob;
  action: Action;
  onHandled: () => void;
}

export function JobCard({ job, action, onHandled }: JobCardProps) {
  const { id } = job;
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = reason.trim().length < 3;
  const handle = async (work: () => Promise<unknown>, done: string) => {
    if (await action.run(work, done)) onHandled();
  };
  const dismiss = () => {
    setAsked(true);
    if (!isMissing) void handle(() => callDesk('POST jobs/{id}/dismiss', { id, reason }), texts.dismissed);
  };
  const runAgain = () => void handle(() => callDesk('POST jobs/{id}/again', { id }), texts.startedAgain);
  return (
    <Card as="li" className={list.card}>
      <JobFacts {...job} />
      <div className={list.actions}>
        <Button busy={action.isRunning} onClick={runAgain}>
          {texts.again}
        </Button>
        <TextField
          id={`reason-${id}`}
          label={texts.reason}
          value={reason}
          error={isAsked && isMissing ? texts.reasonMissing : undefined}
          maxLength={300}
          onChange={setReason}
        />
        <Button variant="line" busy={action.isRunning} onClick={dismiss}>
          {texts.dismiss}
        </Button>
      </div>
    </Card>
  );
}
