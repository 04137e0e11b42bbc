import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { useState } from 'react';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { RenderWhenOpened } from '../../page/render-when-opened';
import styles from './quiz.module.css';
import { quizTexts as texts } from './quiz.texts';
import { questionIds, questions, slideAt } from './quiz-questions';

const QuizAnswers = lazyComponent(async () => (await import('./quiz-answers')).QuizAnswers);

interface QuizProps {
  secondsPassed: number;
  slideSeconds: number;
}

/** A quiz question while insurers answer. An opened question stays until the next one is requested. */
export function Quiz({ secondsPassed, slideSeconds }: QuizProps) {
  const [openedIndex, setOpenedIndex] = useState<number | null>(null);
  const index = openedIndex ?? slideAt(secondsPassed, slideSeconds, questionIds.length);
  const id = questionIds[index]!;
  return (
    <section aria-label={texts.label}>
      <Disclosure
        summary={<span className={styles.question}>{questions[id]}</span>}
        onOpen={() => setOpenedIndex(index)}
      >
        <RenderWhenOpened>
          <QuizAnswers key={id} of={id} onNext={() => setOpenedIndex((index + 1) % questionIds.length)} />
        </RenderWhenOpened>
      </Disclosure>
    </section>
  );
}
