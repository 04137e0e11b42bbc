import type { ServerLine } from '@emsal/lines/kit/server-line';
import { immCoverTexts } from './cover.texts';
import { form } from './form';
import { immKeyFacts, immOptions } from './offer';
import { immQuestion } from './question';
import { immQuiz } from './quiz.texts';
import { immRequirements } from './requirements';
import { immWording } from './wording';

export const immServer = {
  form,
  wording: immWording,
  question: immQuestion,
  options: immOptions,
  requirements: immRequirements,
  keyFacts: immKeyFacts,
  coverTexts: immCoverTexts,
  quiz: immQuiz,
} satisfies ServerLine;
