import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import { documentUrl } from '@emsal/api/document-routes';
import { formatDate } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { Icon } from '@emsal/ui/icon/icon';
import { filePdfIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { policiesTexts as texts } from './policies.texts';
import { policyPath } from './policy-path';
import styles from './policy-rows.module.css';
import { StatusBadge } from './status-badge';

const term = ({ startDate, endDate }: PolicyCard): string =>
  startDate === null ? texts.until(formatDate(endDate)) : `${formatDate(startDate)} – ${formatDate(endDate)}`;

function PolicyRow({ policy, today }: { policy: PolicyCard; today: string }) {
  const { lineName, insured, firmName, price, policyNo, documentId } = policy;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <h3>
          <Link href={policyPath(policyNo)}>{lineName}</Link>
        </h3>
        <Text size="small" tone="muted">
          {[insured, firmName].filter(Boolean).join(', ')}
        </Text>
      </div>
      <p className={styles.term}>
        <span>{term(policy)}</span> {price !== null && <span>{formatMoney(price)}</span>}
      </p>
      <p className={styles.state}>
        <StatusBadge policy={policy} today={today} />
        {documentId && (
          <Link
            variant="alone"
            href={documentUrl('ownDocument', { id: documentId })}
            download
            aria-label={texts.pdfOf(lineName, policyNo)}
          >
            <Icon of={filePdfIcon} size={20} /> {texts.pdf}
          </Link>
        )}
      </p>
    </li>
  );
}

/** Line, insured thing, term, price and status of each, and its PDF. */
export const PolicyRows = ({ policies, today }: { policies: readonly PolicyCard[]; today: string }) => (
  <ul className={styles.rows}>
    {policies.map((policy) => (
      <PolicyRow key={policy.id} policy={policy} today={today} />
    ))}
  </ul>
);
