import { focusAfterPaint } from '@emsal/platform/paint/focus-after-paint';
import { Notice } from '@emsal/ui/notice/notice';
import { useEffect, useRef } from 'react';
import type { Action } from '../use-call';

/** What the last press came to, announced. It takes the focus once what was pressed is gone. */
export function Outcome({ notice }: Pick<Action, 'notice'>) {
  const outcome = useRef<HTMLDivElement>(null);
  // Looked at after every rendering: what was pressed goes when the page is read again, after the notice has come.
  useEffect(() => {
    const isLost = notice?.pressed?.isConnected === false && document.activeElement === document.body;
    return isLost ? focusAfterPaint(outcome.current) : undefined;
  });
  return (
    <div ref={outcome} tabIndex={-1} aria-live="polite">
      {notice && (
        <Notice tone={notice.tone}>
          <p>{notice.text}</p>
        </Notice>
      )}
    </div>
  );
}
