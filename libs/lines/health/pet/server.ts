import type { ServerLine } from '@emsal/lines/kit/server-line';
import { petCoverTexts } from './cover.texts';
import { form } from './form';
import { petKeyFacts, petOptions } from './offer';
import { petQuestion } from './question';
import { petQuiz } from './quiz.texts';
import { petWording } from './wording';

export const petServer = {
  form,
  wording: petWording,
  question: petQuestion,
  options: petOptions,
  keyFacts: petKeyFacts,
  coverTexts: petCoverTexts,
  quiz: petQuiz,
} satisfies ServerLine;
