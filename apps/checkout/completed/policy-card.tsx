import { formatMoney } from '@emsal/platform/formats/money';
import { Card } from '@emsal/ui/card/card';
import { Icon } from '@emsal/ui/icon/icon';
import { downloadSimpleIcon } from '@emsal/ui/icon/icons';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import type { PaymentOutcome } from '../payment/payment-outcome';
import type { CompletedData } from './completed-loader';
import styles from './completed-page.module.css';
import { completedTexts as texts } from './completed.texts';

function Downloads({ documents }: Pick<PaymentOutcome, 'documents'>) {
  if (documents.length === 0) return <Notice>{texts.preparing}</Notice>;
  return (
    <div className={styles.downloads}>
      {documents.map(({ kind, name, url }) => (
        <Link
          key={url}
          variant={kind === 'policy' ? 'button' : 'line'}
          href={url}
          download
          aria-label={texts.downloadOf(name)}
        >
          <Icon of={downloadSimpleIcon} size={20} /> {kind === 'policy' ? texts.download : texts.informationForm}
        </Link>
      ))}
    </div>
  );
}

/** Insurer, policy number and PDF. */
export function PolicyCard({ line, outcome }: Pick<CompletedData, 'line' | 'outcome'>) {
  const { policyNo, firmName, total, documents, order } = outcome;
  return (
    <Card as="section" raised label={texts.policy(line.name)} className={styles.policy}>
      <div className={styles.policyHead}>
        {firmName && <InsurerMonogram firmId={order.firmId} name={firmName} />}
        <div>
          <h2 className={styles.heading}>{texts.policy(line.name)}</h2>
          <p className={styles.figures}>
            {texts.policyNo} <b>{policyNo}</b>
          </p>
          {total !== null && <p className={styles.muted}>{texts.paid(formatMoney(total))}</p>}
        </div>
      </div>
      <Downloads documents={documents.toSorted((a, b) => Number(b.kind === 'policy') - Number(a.kind === 'policy'))} />
    </Card>
  );
}
