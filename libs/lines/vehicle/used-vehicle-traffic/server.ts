import type { ServerLine } from '@emsal/lines/kit/server-line';
import { trafficCoverTexts } from '../traffic/cover.texts';
import { trafficKeyFacts } from '../traffic/offer';
import { trafficQuiz } from '../traffic/quiz.texts';
import { form } from './form';
import { usedVehicleTrafficOptions } from './offer';
import { usedVehicleTrafficQuestion } from './question';
import { usedVehicleTrafficWording } from './wording';

export const usedVehicleTrafficServer = {
  form,
  wording: usedVehicleTrafficWording,
  question: usedVehicleTrafficQuestion,
  options: usedVehicleTrafficOptions,
  keyFacts: trafficKeyFacts,
  coverTexts: trafficCoverTexts,
  quiz: trafficQuiz,
} satisfies ServerLine;
