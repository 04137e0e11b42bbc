import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { useState } from 'react';
import { part } from '../../visit/part';
import { AtOpening } from '../list/at-opening';
import styles from './quiz.module.css';
import { quizTexts as texts } from './quiz.texts';
import { questionIds, questions, slideAt } from './slides';

const QuizAnswers = part(async () => (await import('./quiz-answers')).QuizAnswers);

interface QuizProps {
  secondsPassed: number;
  slideSeconds: number;
}

/** A question while insurers answer, and its answers for who wants them. One that was opened stays until the next is asked for. */
export function Quiz({ secondsPassed, slideSeconds }: QuizProps) {
  const [asked, setAsked] = useState<number | null>(null);
  const place = asked ?? slideAt(secondsPassed, slideSeconds, questionIds.length);
  const id = questionIds[place]!;
  return (
    <section aria-label={texts.label}>
      <Disclosure summary={<span className={styles.question}>{questions[id]}</span>} onOpen={() => setAsked(place)}>
        <AtOpening>
          <QuizAnswers key={id} of={id} onNext={() => setAsked((place + 1) % questionIds.length)} />
        </AtOpening>
      </Disclosure>
    </section>
  );
}
