/** Answers of a quiz question, the correct one, and why. */
import { Button } from '@emsal/ui/button/button';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import styles from './quiz.module.css';
import { quizTexts as texts } from './quiz.texts';
import type { QuizQuestion } from './use-quiz';

interface QuizAnswersProps {
  question: QuizQuestion;
  onNext: () => void;
}

/** The next button disappears: the focus moves to the question. */
const focusQuestion = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest('details')?.querySelector('summary')?.focus();

export function QuizAnswers({ question: { answers, right, because }, onNext }: QuizAnswersProps) {
  const [answer, setAnswer] = useState<number | null>(null);
  return (
    <>
      <div className={styles.answers}>
        {answers.map((text, index) => (
          <Button key={text} variant="line" aria-pressed={answer === index} onClick={() => setAnswer(index)}>
            {text}
          </Button>
        ))}
      </div>
      <div role="status" className={styles.verdict}>
        {answer !== null && <Text>{`${answer === right ? texts.right : texts.wrong} ${because}`}</Text>}
      </div>
      {answer !== null && (
        <Button
          variant="quiet"
          onClick={(event) => {
            focusQuestion(event);
            onNext();
          }}
        >
          {texts.next}
        </Button>
      )}
    </>
  );
}
