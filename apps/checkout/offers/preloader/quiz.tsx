import { Button } from '@emsal/ui/button/button';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import styles from './quiz.module.css';
import { quizTexts as texts } from './quiz.texts';
import { questions, slideAt } from './slides';

interface QuizProps {
  secondsPassed: number;
  slideSeconds: number;
}

/** A question while insurers answer, and its answers for who wants them. One that was opened stays until the next is asked for. */
export function Quiz({ secondsPassed, slideSeconds }: QuizProps) {
  const [asked, setAsked] = useState<number | null>(null);
  const [answer, setAnswer] = useState<number | null>(null);
  const place = asked ?? slideAt(secondsPassed, slideSeconds, questions.length);
  const { question, answers, right, because } = questions[place]!;
  const next = (): void => {
    setAsked((place + 1) % questions.length);
    setAnswer(null);
  };
  const choose = (chosen: number): void => {
    setAsked(place);
    setAnswer(chosen);
  };
  return (
    <section aria-label={texts.label}>
      <Disclosure summary={<span className={styles.question}>{question}</span>} onOpen={() => setAsked(place)}>
        <div className={styles.answers}>
          {answers.map((words, index) => (
            <Button key={words} variant="line" aria-pressed={answer === index} onClick={() => choose(index)}>
              {words}
            </Button>
          ))}
        </div>
        <div role="status" className={styles.said}>
          {answer !== null && <Text>{`${answer === right ? texts.right : texts.wrong} ${because}`}</Text>}
        </div>
        {answer !== null && (
          <Button variant="quiet" onClick={next}>
            {texts.next}
          </Button>
        )}
      </Disclosure>
    </section>
  );
}
