import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './progress.module.css';
import { progressTexts as texts } from './progress.texts';

export interface ProgressProps {
  /** From 1. */
  step: number;
  steps: number;
  /** Whole percent of the completed steps. */
  percent: number;
}

const stateOf = (index: number, step: number) => (index < step ? styles.done : index === step && styles.now);

/** Progress of a form on small screens: 'Adım 3 / 6' and the percentage. */
export function Progress({ step, steps, percent }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <span className={styles.step}>{texts.step(step, steps)}</span>
      <span className={styles.knots} aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => (
          <i key={index} className={classNames(stateOf(index + 1, step))} />
        ))}
      </span>
      <span className={styles.percent}>
        <span aria-hidden="true">{texts.percent(percent)}</span>
        <VisuallyHidden>{texts.done(percent)}</VisuallyHidden>
      </span>
    </div>
  );
}
