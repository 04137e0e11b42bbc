import type { PolicyDetail } from '@emsal/api/calls/customer-account/policies';
import { formatDate, formatLongDate } from '@emsal/platform/formats/dates';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import { daysLeft } from '../policies/policy-words.texts';
import { policyTexts as texts } from './policy.texts';
import styles from './term-line.module.css';

/** How much of the term has passed, 0 to 100. */
export function passedPercent(startDate: string, endDate: string, today: string): number {
  const whole = Math.max(daysBetween(startDate, endDate), 1);
  return Math.min(Math.max(Math.round((daysBetween(startDate, today) / whole) * 100), 0), 100);
}

interface TermLineProps {
  policy: Pick<PolicyDetail, 'startDate' | 'endDate' | 'status'>;
  today: string;
}

function Line({ startDate, endDate, today }: { startDate: string; endDate: string; today: string }) {
  const percent = passedPercent(startDate, endDate, today);
  return (
    <svg
      className={styles.line}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      role="img"
      aria-label={texts.term(Math.max(daysBetween(today, endDate), 0), percent)}
    >
      <rect className={styles.whole} width="100" height="6" />
      <rect className={styles.left} x={percent} width={100 - percent} height="6" />
    </svg>
  );
}

const middle = ({ status, startDate, endDate }: TermLineProps['policy'], today: string): string => {
  if (status === 'upcoming') return texts.begins(formatLongDate(startDate!));
  return status === 'expired' || status === 'cancelled' ? '' : daysLeft(daysBetween(today, endDate));
};

/** First day, days left and last day. */
export const TermLine = ({ policy, today }: TermLineProps) => (
  <div>
    {policy.startDate !== null && <Line startDate={policy.startDate} endDate={policy.endDate} today={today} />}
    <p className={styles.days}>
      <span>{policy.startDate !== null && formatDate(policy.startDate)}</span>
      <b>{middle(policy, today)}</b>
      <span>{formatDate(policy.endDate)}</span>
    </p>
  </div>
);
