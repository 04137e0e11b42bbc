/** The answers to one question of the wait, which one is right, and why. */
import { Button } from '@emsal/ui/button/button';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import styles from './quiz.module.css';
import { quizTexts as texts } from './quiz.texts';
import type { QuestionId } from './slides';

interface Choice {
  answers: readonly string[];
  /** Index of the right one. */
  right: number;
  because: string;
}

const choices: Readonly<Record<QuestionId, Choice>> = {
  liability: {
    answers: ['Karşı tarafın', 'Sizin aracınızın', 'İkisinin de'],
    right: 0,
    because: 'Trafik sigortası karşı tarafa verdiğiniz zararı öder; kendi aracınızı kasko korur.',
  },
  imm: {
    answers: ['Cam kırılmasına', 'Trafik limitini aşan zarara', 'Yol yardımına'],
    right: 1,
    because: 'Zarar trafik sigortasının limitini aşarsa kalanını İMM karşılar.',
  },
  noClaims: {
    answers: ['Değiştirmez', 'Artırır', 'İndirir'],
    right: 2,
    because: 'Hasarsız her yıl basamağınızı yükseltir; üst basamakta prim düşer.',
  },
};

interface QuizAnswersProps {
  of: QuestionId;
  onNext: () => void;
}

/** The button that asks for the next question goes with the answer: the focus stays with the question. */
const focusQuestion = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest('details')?.querySelector('summary')?.focus();

export function QuizAnswers({ of, onNext }: QuizAnswersProps) {
  const [answer, setAnswer] = useState<number | null>(null);
  const { answers, right, because } = choices[of];
  return (
    <>
      <div className={styles.answers}>
        {answers.map((words, index) => (
          <Button key={words} variant="line" aria-pressed={answer === index} onClick={() => setAnswer(index)}>
            {words}
          </Button>
        ))}
      </div>
      <div role="status" className={styles.said}>
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
