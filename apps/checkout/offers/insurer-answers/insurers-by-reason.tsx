import type { InsurerState } from '@emsal/state/offer/offer-state';
import { Text } from '@emsal/ui/text/text';
import { Fragment } from 'react';
import styles from './insurers-by-reason.module.css';

interface ByReasonProps {
  /** Insurers without a reason are skipped. */
  insurers: readonly Pick<InsurerState, 'firmId' | 'name' | 'reason'>[];
}

/** Groups insurers by their reason, which many share. */
export function InsurersByReason({ insurers }: ByReasonProps) {
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
