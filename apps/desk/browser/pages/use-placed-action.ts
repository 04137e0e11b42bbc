import { useState } from 'react';
import { useAction, type Action } from '../use-call';

/** One action whose outcome is said where it was pressed: the head of a long page is out of sight at its foot. */
export function usePlacedAction(before?: Action['notice']): { head: Action; foot: Action } {
  const action = useAction(before);
  const [isAtFoot, setAtFoot] = useState(false);
  const placed = (atFoot: boolean): Action => ({
    ...action,
    notice: isAtFoot === atFoot ? action.notice : undefined,
    run: (work, done) => {
      setAtFoot(atFoot);
      return action.run(work, done);
    },
  });
  return { head: placed(false), foot: placed(true) };
}
