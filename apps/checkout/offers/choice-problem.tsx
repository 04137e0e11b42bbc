import { Notice } from '@emsal/ui/notice/notice';
import styles from './choice-problem.module.css';
import type { Problem } from './use-offer-actions';

/** What came of the last press, where it was: at an offer of the list, or at one of the featured ones. */
export const ChoiceProblem = ({ at, problem }: { at: string; problem: Problem | undefined }) =>
  problem?.at === at && (
    <div className={styles.problem} role="alert">
      <Notice tone="warn">{problem.message}</Notice>
      {problem.wayOn}
    </div>
  );
