import { Icon } from '../icon/icon';
import { arrowLeftIcon } from '../icon/icons';
import { Link } from '../link/link';
import { Stepper } from '../stepper/stepper';
import styles from './two-step-header.module.css';
import { twoStepHeaderTexts as texts } from './two-step-header.texts';

export interface TwoStepHeaderProps {
  current: 1 | 2;
  offerNo: string;
  /** The page before: the list of offers, or the policy information. Absent inside the native app. */
  backHref?: string;
}

/** The two steps of the purchase, with the offer number (spec funnel 2.4). */
export function TwoStepHeader({ current, offerNo, backHref }: TwoStepHeaderProps) {
  return (
    <div className={styles.header}>
      {backHref && (
        <Link href={backHref} variant="alone">
          <Icon of={arrowLeftIcon} size={20} /> {texts.back[current]}
        </Link>
      )}
      <p className={styles.offer}>
        {texts.offerNo} {offerNo}
      </p>
      <div className={styles.steps}>
        <Stepper label={texts.label} steps={texts.steps} current={current} />
      </div>
    </div>
  );
}
