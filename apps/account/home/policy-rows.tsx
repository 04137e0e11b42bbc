import { daysBetween } from '@emsal/validation/dates/calendar-day';
import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import { formatLongDate } from '@emsal/platform/formats/dates';

import { homeTexts as texts } from './home.texts';
import styles from './policy-rows.module.css';

const stateOf = ({ status, startDate, endDate }: PolicyCard, today: string): string => {
  if (status === 'cancelling') return texts.cancelling;
  if (status === 'upcoming' && startDate) return texts.begins(formatLongDate(startDate));
  if (status === 'expired') return texts.expired;
  return status === 'cancelled' ? texts.cancelled : texts.days(daysBetween(today, endDate));
};

/** Line, insured thing, last day and state of each. */
export const PolicyRows = ({ policies, today }: { policies: readonly PolicyCard[]; today: string }) => (
  <ul className={styles.rows}>
    {policies.map((policy) => (
      <li key={policy.id} className={styles.row}>
        <div>
          <p className={styles.name}>{policy.lineName}</p>
          <p className={styles.small}>{[policy.insured, policy.firmName].filter(Boolean).join(', ')}</p>
        </div>
        <div className={styles.end}>
          <p>{formatLongDate(policy.endDate)}</p>
          <p className={styles.small}>{stateOf(policy, today)}</p>
        </div>
      </li>
    ))}
  </ul>
);
