import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './loading-bar.module.css';
import { loadingBarTexts } from './loading-bar.texts';

export interface LoadingBarProps {
  active: boolean;
  /** Announced when the loading starts. */
  label?: string;
}

/** Milliseconds below which loading is not shown. */
const shownAfterMs = 200;

function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, isWaiting ? shownAfterMs : 0, isWaiting);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLong;
}

/** A loading indicator at the top of the window, announced to screen readers. Short loads show nothing. */
export function LoadingBar({ active, label = loadingBarTexts.loading }: LoadingBarProps) {
  return (
    <div role="status">
      {useIsLong(active) && (
        <div className={styles.bar}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}
