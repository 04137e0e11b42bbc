import type { AnswerSet, FormContext } from '@emsal/lines/kit/field';
import { formatLira } from '@emsal/platform/formats/money';
import { premiumOf } from './premium';
import { premiumTexts as texts } from './premium.texts';

/** The price above the button, as soon as the flat is known. */
export function premiumNote(answers: AnswerSet, { today }: FormContext): string | null {
  const priced = premiumOf(answers, today);
  if (!priced) return null;
  const lines = [
    texts.premium(lira(priced.premium), lira(priced.sumInsured)),
    ...(answers['renewData'] ? [texts.renewal(priced.startDate)] : []),
    ...(answers['renewStatus'] === 'unavailable' ? [texts.unavailable] : []),
  ];
  return lines.join(' ');
}

const lira = (whole: number): string => formatLira(whole * 100);
