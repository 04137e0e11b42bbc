import type { ServerLine } from '@emsal/lines/kit/server-line';
import { autoCoverTexts } from './cover.texts';
import { form } from './form';
import { autoKeyFacts, autoOptions } from './offer';
import { autoQuestion } from './question';
import { autoQuiz } from './quiz.texts';
import { autoWording } from './wording';

export const autoServer = {
  form,
  wording: autoWording,
  question: autoQuestion,
  options: autoOptions,
  keyFacts: autoKeyFacts,
  coverTexts: autoCoverTexts,
  quiz: autoQuiz,
} satisfies ServerLine;
