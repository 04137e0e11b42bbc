import type { InsurerState } from '@emsal/state/offer/offer-state';
import { Text } from '@emsal/ui/text/text';
import { Fragment } from 'react';
import styles from './by-reason.module.css';

interface ByReasonProps {
  /** Those who gave none, because they offered or are still asked, are left out. */
  insurers: readonly Pick<InsurerState, 'firmId' | 'name' | 'reason'>[];
}

/** One reason often holds for many insurers: it is said once, before their names. */
export function ByReason({ insurers }: ByReasonProps) {
  const reasons = [...new Set(insurers.flatMap(({ reason }) => reason ?? []))];
  return reasons.map((reason) => (
    <Fragment key={reason}>
      <Text tone="muted">{reason}</Text>
      <ul className={styles.names}>
        {insurers
          .filter((insurer) => insurer.reason === reason)
          .map(({ firmId, name }) => (
            <li key={firmId}>{name}</li>
          ))}
      </ul>
    </Fragment>
  ));
}
