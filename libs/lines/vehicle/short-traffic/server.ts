import type { ServerLine } from '@emsal/lines/kit/server-line';
import { trafficCoverTexts } from '../traffic/cover.texts';
import { trafficKeyFacts } from '../traffic/offer';
import { form } from './form';
import { shortTrafficOptions } from './offer';
import { shortTrafficQuestion } from './question';
import { shortTrafficQuiz } from './quiz.texts';
import { shortTrafficRequirements } from './requirements';
import { shortTrafficWording } from './wording';

export const shortTrafficServer = {
  form,
  wording: shortTrafficWording,
  question: shortTrafficQuestion,
  options: shortTrafficOptions,
  requirements: shortTrafficRequirements,
  keyFacts: trafficKeyFacts,
  coverTexts: trafficCoverTexts,
  quiz: shortTrafficQuiz,
} satisfies ServerLine;
