import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './countdown.module.css';
import { countdownTexts } from './countdown.texts';

/** The only moments at which the countdown is announced (ux 11). */
const announcedAt = [60, 30, 10];

export interface CountdownTexts {
  /** Wraps the time left, `1 dk 42 sn`. */
  left: (clock: string) => string;
  /** Announced at 60, 30 and 10 seconds. */
  announced: (seconds: number) => string;
  /** Shown and announced at the end. */
  over: string;
}

export interface CountdownProps {
  /** Whole seconds left, by server time. */
  seconds: number;
  texts?: CountdownTexts;
}

/** `1 dk 42 sn`. */
const clock = (seconds: number) =>
  seconds < 60 ? `${seconds} sn` : `${Math.floor(seconds / 60)} dk ${seconds % 60} sn`;

function announcement(seconds: number, texts: CountdownTexts): string {
  if (seconds <= 0) return texts.over;
  const reached = announcedAt.filter((threshold) => seconds <= threshold).at(-1);
  return reached === undefined ? '' : texts.announced(reached);
}

/** Time left; the caller counts. Announced at three moments only. */
export function Countdown({ seconds, texts = countdownTexts }: CountdownProps) {
  return (
    <>
      <span className={styles.clock} aria-hidden="true">
        {seconds > 0 ? texts.left(clock(seconds)) : texts.over}
      </span>
      <span role="status">
        <VisuallyHidden>{announcement(seconds, texts)}</VisuallyHidden>
      </span>
    </>
  );
}
