/** Title, lead and error summary of a step. */
import { brand } from '@emsal/brand/brand';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { focusAfterPaint } from '@emsal/platform/paint/focus-after-paint';
import { ErrorSummary } from '@emsal/ui/error-summary/error-summary';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useRef } from 'react';
import styles from './step-head.module.css';
import { stepPageTexts as texts } from './step-page.texts';
import { useAfterPaint } from '@emsal/platform/paint/use-after-paint';

export interface StepHeadProps {
  /** Another key is another screen. */
  formKey: string;
  line: Line;
  step: Step;
  errors: Readonly<Record<string, string>>;
  attempt: number;
  /** True when the visitor came from another screen of this page. */
  takesFocus: boolean;
}

export function StepHead({ formKey, line, step, errors, attempt, takesFocus }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Where something is wrong the summary takes it.
  const isHeadingFirst = takesFocus && attempt === 0;
  useEffect(() => {
    if (isHeadingFirst) return focusAfterPaint(heading.current);
  }, [isHeadingFirst, formKey]);
  const list = Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }));
  // Setting the document's title delays the paint of the new step.
  const title = useAfterPaint(texts.documentTitle(step.title, line.facts.shortName, brand.name));
  return (
    <div className={styles.head}>
      <title>{title}</title>
      <div className={styles.summary}>
        <ErrorSummary key={formKey} errors={list} attempt={attempt} />
      </div>
      <h1 key={formKey} ref={heading} tabIndex={-1} className={styles.title}>
        {step.title}
      </h1>
      {step.lead && <Text tone="muted">{step.lead}</Text>}
    </div>
  );
}
