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

/** Two to four named steps. Use Progress or StepMenu for more. */
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
