import { Notice } from '@emsal/ui/notice/notice';
import type { Action } from '../use-call';

/** What the last press came to, announced. */
export const Outcome = ({ notice }: Pick<Action, 'notice'>) => (
  <div aria-live="polite">
    {notice && (
      <Notice tone={notice.tone}>
        <p>{notice.text}</p>
      </Notice>
    )}
  </div>
);
