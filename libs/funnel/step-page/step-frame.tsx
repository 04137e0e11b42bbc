/** The frame of every step: side menu or progress bar, back link, the step itself, and notes where it has no picture. */
import { Wrap } from '@emsal/ui/wrap/wrap';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import styles from './step-frame.module.css';
import { StepNotes } from './step-notes';
import { BackLink, NarrowProgress, SideMenu } from './step-nav';
import type { StepNavProps } from './step-nav';
import { useAfterPaint } from '@emsal/platform/paint/use-after-paint';

/** Menu, progress and back link change after the paint of the new step: rendering them takes half as long as its fields. */
export function StepFrame({ children, line, step, answers, done }: StepNavProps & { children: ReactNode }) {
  const nav = useAfterPaint(useMemo(() => ({ line, step, answers, done }), [line, step, answers, done]));
  return (
    <>
      <NarrowProgress {...nav} />
      <Wrap className={styles.columns}>
        <SideMenu {...nav} />
        <div className={styles.step}>
          <BackLink {...nav} />
          {children}
        </div>
        {step.picture === undefined && <StepNotes />}
      </Wrap>
    </>
  );
}
