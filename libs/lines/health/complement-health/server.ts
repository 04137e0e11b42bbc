import type { ServerLine } from '@emsal/lines/kit/server-line';
import { complementHealthCoverTexts } from './cover.texts';
import { form } from './form';
import { complementHealthKeyFacts, complementHealthOptions } from './offer';
import { complementHealthQuestion } from './question';
import { complementHealthQuiz } from './quiz.texts';
import { complementHealthWording } from './wording';

export const complementHealthServer = {
  form,
  wording: complementHealthWording,
  question: complementHealthQuestion,
  options: complementHealthOptions,
  keyFacts: complementHealthKeyFacts,
  coverTexts: complementHealthCoverTexts,
  quiz: complementHealthQuiz,
} satisfies ServerLine;
