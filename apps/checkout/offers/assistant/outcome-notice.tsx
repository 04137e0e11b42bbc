import { focusAfterPaint } from '@emsal/platform/paint/focus-after-paint';
import { Notice } from '@emsal/ui/notice/notice';
import { useEffect, useRef } from 'react';

/** What a press led to. It takes the focus, because what was pressed is gone. */
export function OutcomeNotice({ children }: { children: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => focusAfterPaint(notice.current), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="good">{children}</Notice>
    </div>
  );
}
