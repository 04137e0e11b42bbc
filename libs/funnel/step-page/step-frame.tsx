/** The frame of every step: menu at the side or progress on top, the way back, the step, and room for notes. */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/find-line';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { menuNames } from '@emsal/lines/kit/menu-names';
import { stepPath } from '@emsal/lines/kit/paths';
import { progressPercent, stepPosition } from '@emsal/lines/kit/progress';
import type { Line, Step } from '@emsal/lines/kit/step';
import { stepMenu } from '@emsal/lines/kit/step-menu';
import { previousStep } from '@emsal/lines/kit/step-order';
import { painted } from '@emsal/platform/painted';
import { Icon } from '@emsal/ui/icon/icon';
import { arrowLeftIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Progress } from '@emsal/ui/progress/progress';
import { StepMenu } from '@emsal/ui/step-menu/step-menu';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { memo, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './step-frame.module.css';
import { StepNotes } from './step-notes';
import { stepPageTexts as texts } from './step-page.texts';

export interface StepFrameProps {
  line: Line;
  facts: LineFacts;
  step: Step;
  answers: AnswerSet;
  /** Slugs of steps that were stored: the menu links them. */
  done: readonly string[];
  children: ReactNode;
}

type Place = Omit<StepFrameProps, 'children'>;

/** What was shown last, until the frame of what comes has been painted. */
function useBehindPaint<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => {
    let isCurrent = true;
    void painted().then(() => isCurrent && show(value));
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return shown;
}

/** Title and fields come first: where they stand in the form is drawn a moment later. */
export function StepFrame({ children, line, facts, step, answers, done }: StepFrameProps) {
  const place = useBehindPaint(
    useMemo(() => ({ line, facts, step, answers, done }), [line, facts, step, answers, done]),
  );
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

const NarrowProgress = memo(function NarrowProgress({ line, step, answers }: Place) {
  const { number, total } = stepPosition(line, answers, step.slug);
  return (
    <div className={styles.narrow}>
      <Wrap>
        <Progress step={number} steps={total} percent={progressPercent(line, answers, step.slug)} />
      </Wrap>
    </div>
  );
});

const SideMenu = memo(function SideMenu({ line, facts, step, answers, done }: Place) {
  const groups = stepMenu(line, answers, step.slug).map((part) => ({
    label: part.name,
    items: part.steps.map(({ slug, name, path, state }) => ({
      key: slug,
      label: name,
      state,
      href: done.includes(slug) ? path : undefined,
    })),
  }));
  return (
    <div className={styles.menu}>
      <StepMenu
        title={texts.offerOf(facts.shortName)}
        percent={progressPercent(line, answers, step.slug)}
        groups={groups}
      />
    </div>
  );
});

const BackLink = memo(function BackLink({ line, facts, step, answers }: Place) {
  const before = previousStep(line, answers, step.slug);
  const path = before ? stepPath(line, before.slug) : linePath(facts);
  return (
    <Link href={path} variant="alone" className={styles.back}>
      <Icon of={arrowLeftIcon} size={20} />
      {before ? menuNames[before.menu] : facts.name}
    </Link>
  );
});
