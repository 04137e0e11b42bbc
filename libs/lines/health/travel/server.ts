import type { ServerLine } from '@emsal/lines/kit/server-line';
import { travelCoverTexts } from './cover.texts';
import { form } from './form';
import { travelKeyFacts, travelOptions } from './offer';
import { travelQuestion } from './question';
import { travelQuiz } from './quiz.texts';
import { travelWording } from './wording';

export const travelServer = {
  form,
  wording: travelWording,
  question: travelQuestion,
  options: travelOptions,
  keyFacts: travelKeyFacts,
  coverTexts: travelCoverTexts,
  quiz: travelQuiz,
} satisfies ServerLine;
