import type { ServerLine } from '@emsal/lines/kit/server-line';
import { trafficCoverTexts } from './cover.texts';
import { form } from './form';
import { trafficKeyFacts, trafficOptions } from './offer';
import { trafficQuestion } from './question';
import { trafficQuiz } from './quiz.texts';
import { trafficWording } from './wording';

export const trafficServer = {
  form,
  wording: trafficWording,
  question: trafficQuestion,
  options: trafficOptions,
  keyFacts: trafficKeyFacts,
  coverTexts: trafficCoverTexts,
  quiz: trafficQuiz,
} satisfies ServerLine;
