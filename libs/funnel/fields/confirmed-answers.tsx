/** Known answers on a card with 'Değiştir', instead of inputs. */
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import styles from './confirmed-answers.module.css';
import { confirmedAnswersTexts as texts } from './confirmed-answers.texts';

export interface ConfirmedAnswer {
  name: string;
  label: string;
  text: string;
  isCode: boolean;
}

export function ConfirmedAnswers({ answers, onChange }: { answers: readonly ConfirmedAnswer[]; onChange: () => void }) {
  const [only] = answers;
  if (!only) return null;
  const isOne = answers.length === 1;
  return (
    <Card className={isOne ? styles.one : styles.many}>
      {isOne ? (
        <OneAnswer {...only} />
      ) : (
        <KeyValueList layout="facts" items={answers.map(({ label, text }) => ({ label, value: text }))} />
      )}
      <Button variant="quiet" aria-label={isOne ? texts.changeNamed(only.label) : texts.changeAll} onClick={onChange}>
        {texts.change}
      </Button>
    </Card>
  );
}

function OneAnswer({ label, text, isCode }: ConfirmedAnswer) {
  return (
    <p>
      <span className={styles.label}>{label}</span>
      <span className={isCode ? styles.code : styles.text}>{text}</span>
    </p>
  );
}
