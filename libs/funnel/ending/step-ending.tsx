/** In place of a step's fields where an answer alone means that no insurer offers. The fields stay below, with what was typed. */
import { brand } from '@emsal/brand/brand';
import type { EndingPage } from '@emsal/lines/kit/grammar/ending';
import { focusAfterPaint } from '@emsal/platform/paint/focus-after-paint';
import { AgeAxis } from '@emsal/ui/age-axis/age-axis';
import { Button } from '@emsal/ui/button/button';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useRef } from 'react';
import { EndingWays } from './ending-ways';
import styles from './step-ending.module.css';
import { stepEndingTexts as texts } from './step-ending.texts';

interface StepEndingProps {
  page: EndingPage;
  /** Shows the fields again. */
  correct: () => void;
}

export function StepEnding({
  page: { title, text, ages, other, call, correct: correctText },
  correct,
}: StepEndingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    return focusAfterPaint(heading.current);
  }, []);
  return (
    <div className={styles.ending}>
      <title>{texts.documentTitle(title, brand.name)}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <AgeAxis {...ages} />
      <Text size="lead">{text}</Text>
      <EndingWays {...{ other, call }} />
      <div>
        <Button variant="line" onClick={correct}>
          {correctText}
        </Button>
      </div>
    </div>
  );
}
