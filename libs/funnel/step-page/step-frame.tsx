/** The frame of every step: menu at the side or progress on top, the way back, the step, and room for notes. */
import { Wrap } from '@emsal/ui/wrap/wrap';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import styles from './step-frame.module.css';
import { StepNotes } from './step-notes';
import { BackLink, NarrowProgress, SideMenu } from './step-place';
import type { StepPlace } from './step-place';
import { useBehindPaint } from './use-behind-paint';

/** Title and fields come first: where they stand in the form is drawn a moment later. */
export function StepFrame({ children, line, step, answers, done }: StepPlace & { children: ReactNode }) {
  const place = useBehindPaint(useMemo(() => ({ line, step, answers, done }), [line, step, answers, done]));
  return (
    <>
      <NarrowProgress {...place} />
      <Wrap className={styles.columns}>
        <SideMenu {...place} />
        <div className={styles.step}>
          <BackLink {...place} />
          {children}
        </div>
        <StepNotes />
      </Wrap>
    </>
  );
}
