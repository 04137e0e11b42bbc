import { cancellationTexts as texts } from './cancellation.texts';
import { steps, type Step } from './draft';
import styles from './steps.module.css';

/** Where the application stands; who it is and which policy belong to the first step. */
export function Steps({ current }: { current: Step | 'kimlik' | 'police' }) {
  const at = steps.findIndex((step) => step === current);
  const now = Math.max(at, 0);
  return (
    <ol className={styles.steps} aria-label={texts.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < now ? styles.done : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          <span>{texts.step[step]}</span>
        </li>
      ))}
    </ol>
  );
}
