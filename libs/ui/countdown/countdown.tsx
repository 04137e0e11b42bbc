import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './countdown.module.css';
import { countdownTexts } from './countdown.texts';

/** The only moments at which a countdown is spoken (ux 11). */
const announcedAt = [60, 30, 10];

export interface CountdownWords {
  /** Around the clock, `1.42`. */
  left: (clock: string) => string;
  /** Spoken at 60, 30 and 10 seconds. */
  announced: (seconds: number) => string;
  /** Shown and spoken at the end. */
  over: string;
}

export interface CountdownProps {
  /** Whole seconds left, by the server's time. */
  seconds: number;
  words?: CountdownWords;
}

/** `1.42`: minutes and seconds as Turkish writes a clock. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`;

function spoken(seconds: number, words: CountdownWords): string {
  if (seconds <= 0) return words.over;
  const reached = announcedAt.filter((moment) => seconds <= moment).at(-1);
  return reached === undefined ? '' : words.announced(reached);
}

/** Time left until a real end. Whoever shows it counts; it is spoken three times only. */
export function Countdown({ seconds, words = countdownTexts }: CountdownProps) {
  return (
    <>
      <span className={styles.clock} aria-hidden="true">
        {seconds > 0 ? words.left(clock(seconds)) : words.over}
      </span>
      <span role="status">
        <VisuallyHidden>{spoken(seconds, words)}</VisuallyHidden>
      </span>
    </>
  );
}
