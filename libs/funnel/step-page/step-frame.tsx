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
import { Icon } from '@emsal/ui/icon/icon';
import { arrowLeftIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Progress } from '@emsal/ui/progress/progress';
import { StepMenu } from '@emsal/ui/step-menu/step-menu';
import { Wrap } from '@emsal/ui/wrap/wrap';
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

export function StepFrame({ line, facts, step, answers, done, children }: StepFrameProps) {
  const percent = progressPercent(line, answers, step.slug);
  const { number, total } = stepPosition(line, answers, step.slug);
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
    <>
      <div className={styles.narrow}>
        <Wrap>
          <Progress step={number} steps={total} percent={percent} />
        </Wrap>
      </div>
      <Wrap className={styles.columns}>
        <div className={styles.menu}>
          <StepMenu title={texts.offerOf(facts.shortName)} percent={percent} groups={groups} />
        </div>
        <div className={styles.step}>
          <BackLink {...{ line, facts, step, answers }} />
          {children}
        </div>
        <StepNotes />
      </Wrap>
    </>
  );
}

function BackLink({ line, facts, step, answers }: Pick<StepFrameProps, 'line' | 'facts' | 'step' | 'answers'>) {
  const before = previousStep(line, answers, step.slug);
  const path = before ? stepPath(line, before.slug) : linePath(facts);
  return (
    <Link href={path} variant="alone" className={styles.back}>
      <Icon of={arrowLeftIcon} size={20} />
      {before ? menuNames[before.menu] : facts.name}
    </Link>
  );
}
