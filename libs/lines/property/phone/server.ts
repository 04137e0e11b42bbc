import type { ServerLine } from '@emsal/lines/kit/server-line';
import { phoneCoverTexts } from './cover.texts';
import { form } from './form';
import { phoneKeyFacts, phoneOptions } from './offer';
import { phoneQuestion } from './question';
import { phoneQuiz } from './quiz.texts';
import { phoneRequirements } from './requirements';
import { phoneWording } from './wording';

export const phoneServer = {
  form,
  wording: phoneWording,
  question: phoneQuestion,
  requirements: phoneRequirements,
  options: phoneOptions,
  keyFacts: phoneKeyFacts,
  coverTexts: phoneCoverTexts,
  quiz: phoneQuiz,
} satisfies ServerLine;
