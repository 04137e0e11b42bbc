/** Title, lead and error summary of a step; the document's title says when something is wrong. */
import { brand } from '@emsal/brand/brand';
import type { Line, Step } from '@emsal/lines/kit/step';
import { focusBehindPaint } from '@emsal/platform/focus-behind-paint';
import { ErrorSummary } from '@emsal/ui/error-summary/error-summary';
import { errorSummaryTexts } from '@emsal/ui/error-summary/error-summary.texts';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useRef } from 'react';
import styles from './step-head.module.css';
import { stepPageTexts as texts } from './step-page.texts';
import { useBehindPaint } from './use-behind-paint';

export interface StepHeadProps {
  /** Another one is another screen. */
  form: string;
  line: Line;
  step: Step;
  errors: Readonly<Record<string, string>>;
  attempt: number;
  /** True when the visitor came here from another screen of this page: the title takes the focus. */
  takesFocus: boolean;
}

export function StepHead({ form, line, step, errors, attempt, takesFocus }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) return focusBehindPaint(heading.current);
  }, [takesFocus, form]);
  const list = Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }));
  // The browser hears of another step behind the paint: to be told costs as much as to draw a field.
  const title = useBehindPaint(texts.documentTitle(step.title, line.facts.shortName, brand.name));
  return (
    <div className={styles.head}>
      <title>{list.length > 0 ? errorSummaryTexts.documentTitle(title) : title}</title>
      <div className={styles.summary}>
        <ErrorSummary key={form} errors={list} attempt={attempt} />
      </div>
      <h1 key={form} ref={heading} tabIndex={-1} className={styles.title}>
        {step.title}
      </h1>
      {step.lead && <Text tone="muted">{step.lead}</Text>}
    </div>
  );
}
