import type { ServerLine } from '@emsal/lines/kit/server-line';
import { personalAccidentCoverTexts } from './cover.texts';
import { form } from './form';
import { personalAccidentKeyFacts, personalAccidentOptions } from './offer';
import { personalAccidentQuestion } from './question';
import { personalAccidentQuiz } from './quiz.texts';
import { personalAccidentWording } from './wording';

export const personalAccidentServer = {
  form,
  wording: personalAccidentWording,
  question: personalAccidentQuestion,
  options: personalAccidentOptions,
  keyFacts: personalAccidentKeyFacts,
  coverTexts: personalAccidentCoverTexts,
  quiz: personalAccidentQuiz,
} satisfies ServerLine;
