/** Answers of a quiz question, the correct one, and why. */
import { Button } from '@emsal/ui/button/button';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import styles from './quiz.module.css';
import { quizTexts as texts } from './quiz.texts';
import type { QuestionId } from './quiz-questions';

interface Choice {
  answers: readonly string[];
  /** Index of the correct answer. */
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

/** The next button disappears: the focus moves to the question. */
const focusQuestion = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest('details')?.querySelector('summary')?.focus();

export function QuizAnswers({ of, onNext }: QuizAnswersProps) {
  const [answer, setAnswer] = useState<number | null>(null);
  const { answers, right, because } = choices[of];
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
