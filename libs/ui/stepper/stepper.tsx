import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './stepper.module.css';
import { stepperTexts } from './stepper.texts';

export interface StepperProps {
  label: string;
  steps: readonly string[];
  /** From 1. */
  current: number;
}

/** A short way whose steps are all named: two to four. A long one is a Progress or a StepMenu. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index + 1 < current;
        return (
          <li
            key={step}
            className={classNames(styles.step, isDone && styles.done)}
            aria-current={index + 1 === current ? 'step' : undefined}
          >
            <span className={styles.number}>{index + 1}</span> {step}
            {isDone && <VisuallyHidden>, {stepperTexts.done}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
