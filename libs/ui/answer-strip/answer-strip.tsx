import { classNames } from '../class-names/class-names';
import styles from './answer-strip.module.css';
import { answerStripTexts as texts } from './answer-strip.texts';

/** State of one insurer. */
export type AnswerState = 'asked' | 'offered' | 'declined' | 'timedOut';

export interface InsurerAnswer {
  firmId: number;
  state: AnswerState;
}

/** Display order: finished first, pending last. */
const order: readonly AnswerState[] = ['offered', 'declined', 'timedOut', 'asked'];

const outline = 'M8 1l7 7-7 7-7-7z';
const cross = 'M5.5 5.5l5 5M10.5 5.5l-5 5';

function Knot({ state }: { state: AnswerState }) {
  return (
    <svg className={classNames(styles.knot, styles[state])} viewBox="0 0 16 16" aria-hidden="true">
      <path d={outline} />
      {(state === 'declined' || state === 'timedOut') && <path d={cross} />}
    </svg>
  );
}

/**
 * One mark per insurer: full when it offered, crossed when it declined or timed out, hollow while pending. The counts
 * below are not a live region: announcing thirty answers would be too much.
 */
export function AnswerStrip({ answers }: { answers: readonly InsurerAnswer[] }) {
  const counts = order.map((state) => ({ state, count: answers.filter((answer) => answer.state === state).length }));
  const sorted = [...answers].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <div className={styles.strip}>
      <div className={styles.knots}>
        {sorted.map(({ firmId, state }) => (
          <Knot key={firmId} state={state} />
        ))}
      </div>
      <p className={styles.counts}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ state, count }) => (
            <span key={state}>
              <Knot state={state} /> {texts[state](count)}
            </span>
          ))}
      </p>
    </div>
  );
}
