/** Tells that a navigation takes its time: a bar for the eye, a word for screen readers. */
import { useNavigation } from '@emsal/platform/host-router';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import styles from './layout.module.css';
import { layoutTexts as texts } from './layout.texts';

export function LoadingBar() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div className={styles.bar} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </div>
  );
}
