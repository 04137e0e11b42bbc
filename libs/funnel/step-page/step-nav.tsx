/** The navigation around a step: progress bar on narrow screens, side menu on wide ones, back link. */
import { linePath } from '@emsal/lines/facts/line-path';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { menuNames } from '@emsal/lines/kit/grammar/menu-names';
import { stepPath } from '@emsal/lines/kit/steps/paths';
import { progressPercent, stepPosition } from '@emsal/lines/kit/steps/progress';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { stepMenu } from '@emsal/lines/kit/steps/step-menu';
import { previousStep } from '@emsal/lines/kit/steps/step-order';
import { usePage } from '@emsal/platform/page';
import type { Page } from '@emsal/platform/page';
import { Icon } from '@emsal/ui/icon/icon';
import { arrowLeftIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Progress } from '@emsal/ui/progress/progress';
import { StepMenu } from '@emsal/ui/step-menu/step-menu';
import { Wrap } from '@emsal/ui/wrap/wrap';
import styles from './step-frame.module.css';
import { stepPageTexts as texts } from './step-page.texts';

export interface StepNavProps {
  line: Line;
  step: Step;
  answers: AnswerSet;
  /** Slugs of completed steps, which the menu links. */
  done: readonly string[];
}

export function NarrowProgress({ line, step, answers }: StepNavProps) {
  const { number, total } = stepPosition(line, answers, step.slug);
  return (
    <div className={styles.narrow}>
      <Wrap>
        <Progress step={number} steps={total} percent={progressPercent(line, answers, step.slug)} />
      </Wrap>
    </div>
  );
}

export function SideMenu({ line, step, answers, done }: StepNavProps) {
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
        title={texts.offerOf(line.facts.shortName)}
        percent={progressPercent(line, answers, step.slug)}
        groups={groups}
      />
    </div>
  );
}

/** From the first step to the landing page, or home for a line that has none yet. */
function backTarget({ line, step, answers }: StepNavProps, { isPublished }: Page): { path: string; name: string } {
  const before = previousStep(line, answers, step.slug);
  if (before) return { path: stepPath(line, before.slug), name: menuNames[before.menu] };
  const landing = linePath(line.facts);
  return isPublished(landing) ? { path: landing, name: line.facts.name } : { path: '/', name: texts.home };
}

export function BackLink(nav: StepNavProps) {
  const { path, name } = backTarget(nav, usePage());
  return (
    <Link href={path} variant="alone" className={styles.back}>
      <Icon of={arrowLeftIcon} size={20} />
      {name}
    </Link>
  );
}
