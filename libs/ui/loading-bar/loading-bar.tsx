import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './loading-bar.module.css';
import { loadingBarTexts } from './loading-bar.texts';

export interface LoadingBarProps {
  active: boolean;
  /** Spoken when the wait begins. */
  label?: string;
}

/** At the top of the window while a page is fetched: a bar for the eye, a word for screen readers. A short wait shows nothing. */
export function LoadingBar({ active, label = loadingBarTexts.loading }: LoadingBarProps) {
  return (
    <div role="status">
      {active && (
        <div className={styles.bar}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}
