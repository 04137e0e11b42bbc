/** What was found, for one look: its name, the facts that matter, and all answers in a disclosure. */
import type { Found } from '@emsal/lines/kit/grammar/step';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import type { ConfirmedAnswer } from './confirmed-answers';
import { confirmedAnswersTexts as texts } from './confirmed-answers.texts';
import styles from './found-card.module.css';

export interface FoundCardProps {
  found: Found;
  answers: readonly ConfirmedAnswer[];
  /** Path of the step in which another one can be given. */
  otherPath: string;
  onChange: () => void;
}

export function FoundCard({ found: { question, name, facts, other }, answers, otherPath, onChange }: FoundCardProps) {
  return (
    <Card raised className={styles.card}>
      <div>
        <p className={styles.question}>{question}</p>
        <p className={styles.name}>{name}</p>
        <p>{facts.join(' · ')}</p>
      </div>
      <Disclosure variant="inline" summary={texts.all}>
        <KeyValueList layout="facts" items={answers.map(({ label, text }) => ({ label, value: text }))} />
      </Disclosure>
      <Row>
        <Button variant="quiet" className={styles.change} aria-label={texts.changeAll} onClick={onChange}>
          {texts.change}
        </Button>
        <Link href={otherPath} variant="alone">
          {other.text}
        </Link>
      </Row>
    </Card>
  );
}
