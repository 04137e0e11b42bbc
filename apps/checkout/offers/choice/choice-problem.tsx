import { Notice } from '@emsal/ui/notice/notice';
import styles from './choice-problem.module.css';
import type { Problem } from '../actions/offer-actions';
import type { ProblemPlace } from '../actions/problem-place';

/** The result of the last action, next to the button that was pressed: in the list or in a featured card. */
export const ChoiceProblem = ({ place, problem }: { place: ProblemPlace; problem: Problem | undefined }) =>
  problem?.place === place && (
    <div className={styles.problem} role="alert">
      <Notice tone="warn">{problem.message}</Notice>
      {problem.recovery}
    </div>
  );
