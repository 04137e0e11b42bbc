import type { AnswerSet, FormContext } from '@emsal/lines/kit/grammar/field';
import { premiumOf } from './premium';
import { premiumTexts as texts } from './premium.texts';

/** What the price assumes of the running policy; the price itself is on the bill. */
export function premiumNote(answers: AnswerSet, { today }: FormContext): string | null {
  const priced = premiumOf(answers, today);
  if (!priced) return null;
  const lines = [
    ...(answers['renewData'] ? [texts.renewal(priced.startDate)] : []),
    ...(answers['renewStatus'] === 'unavailable' ? [texts.unavailable] : []),
  ];
  return lines.join(' ') || null;
}
