import { useState } from 'react';
import type { Refusal } from '../../order/refusal-notice';
import { QuestionDialog } from '../../page/question-dialog';
import { liveSaleTexts as texts } from './live-sale.texts';

interface SecondPolicyQuestionProps {
  /** Its message is the statement to confirm. */
  refusal: Refusal;
  onConfirm: (statement: string) => void;
}

/** A voluntary insurance that runs already may be bought again, knowingly. */
export function SecondPolicyQuestion({ refusal, onConfirm }: SecondPolicyQuestionProps) {
  const [cancelled, setCancelled] = useState<Refusal>();
  if (cancelled === refusal) return null;
  return (
    <QuestionDialog
      title={texts.secondTitle}
      question={refusal.message}
      main={{ label: texts.buySecond, choose: () => onConfirm(refusal.message) }}
      other={{ label: texts.cancel, choose: () => setCancelled(refusal) }}
    />
  );
}
