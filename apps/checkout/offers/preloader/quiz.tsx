import type { VisitId } from '@emsal/api/calls/identifiers';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { useState } from 'react';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { RenderWhenOpened } from '../../page/render-when-opened';
import styles from './quiz.module.css';
import { quizTexts as texts } from './quiz.texts';
import { slideAt } from './slide-at';
import { useQuiz, type QuizQuestion } from './use-quiz';

const QuizAnswers = lazyComponent(async () => (await import('./quiz-answers')).QuizAnswers);

interface SlideProps {
  secondsPassed: number;
  slideSeconds: number;
}

/** Questions about the line while insurers answer. Its place is kept while they load. */
export function Quiz({ visitId, ...slides }: SlideProps & { visitId: VisitId }) {
  const questions = useQuiz(visitId);
  return (
    <section aria-label={texts.label} className={styles.quiz}>
      {questions.length > 0 && <Slides {...{ questions }} {...slides} />}
    </section>
  );
}

/** An opened question stays until the next one is requested. */
function Slides({ questions, secondsPassed, slideSeconds }: SlideProps & { questions: readonly QuizQuestion[] }) {
  const [openedIndex, setOpenedIndex] = useState<number | null>(null);
  const index = openedIndex ?? slideAt(secondsPassed, slideSeconds, questions.length);
  const question = questions[index]!;
  return (
    <Disclosure
      summary={<span className={styles.question}>{question.question}</span>}
      onOpen={() => setOpenedIndex(index)}
    >
      <RenderWhenOpened>
        <QuizAnswers key={index} question={question} onNext={() => setOpenedIndex((index + 1) % questions.length)} />
      </RenderWhenOpened>
    </Disclosure>
  );
}
