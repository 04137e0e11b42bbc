import type { ServerLine } from '@emsal/lines/kit/server-line';
import { daskCoverTexts } from './cover.texts';
import { form } from './form';
import { givenPayee } from './given-payee';
import { daskKeyFacts, daskOptions } from './offer';
import { daskQuestion } from './question';
import { daskQuiz } from './quiz.texts';
import { daskRequirements } from './requirements';
import { daskWording } from './wording';

export const daskServer = {
  form,
  wording: daskWording,
  question: daskQuestion,
  requirements: daskRequirements,
  givenPayee,
  options: daskOptions,
  keyFacts: daskKeyFacts,
  coverTexts: daskCoverTexts,
  quiz: daskQuiz,
} satisfies ServerLine;
