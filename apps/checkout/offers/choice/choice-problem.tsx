import { Notice } from '@emsal/ui/notice/notice';
import styles from './choice-problem.module.css';
import type { Problem } from '../actions/offer-actions';

/** The result of the last action, next to the button that was pressed: in the list or in a featured card. */
export const ChoiceProblem = ({ target, problem }: { target: string; problem: Problem | undefined }) =>
  problem?.target === target && (
    <div className={styles.problem} role="alert">
      <Notice tone="warn">{problem.message}</Notice>
      {problem.recovery}
    </div>
  );
