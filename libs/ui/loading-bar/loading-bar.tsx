import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './loading-bar.module.css';
import { loadingBarTexts } from './loading-bar.texts';

export interface LoadingBarProps {
  active: boolean;
  /** Spoken when the wait begins. */
  label?: string;
}

/** Milliseconds of a wait that nobody needs to be told of. */
const unnoticed = 200;

function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, isWaiting ? unnoticed : 0, isWaiting);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLong;
}

/** At the top of the window while a page is fetched: a bar for the eye, a word for screen readers. A short wait draws nothing: the frame belongs to what comes. */
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
