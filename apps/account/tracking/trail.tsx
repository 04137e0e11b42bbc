import type { TrackedDetail } from '@emsal/api/calls/self-service/tracking';
import { refundIbanPath } from '@emsal/api/refund-iban-page';
import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { Link } from '@emsal/ui/link/link';
import { trackingTexts as texts } from './tracking.texts';
import styles from './trail.module.css';

/** What happened and what comes next. */
export const Trail = ({ trail }: Pick<TrackedDetail, 'trail'>) => (
  <ol className={styles.trail} aria-label={texts.trail}>
    {trail.map(({ state, title, at, note, needs }, index) => (
      <li key={index} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
        <b>{title}</b>
        {at && (
          <time dateTime={at}>
            {formatLongDate(at)}, {formatTime(at)}
          </time>
        )}
        {note && <p>{note}</p>}
        {needs === 'bankAccount' && (
          <Link variant="alone" href={refundIbanPath}>
            {texts.giveAccount}
          </Link>
        )}
      </li>
    ))}
  </ol>
);
