import type { ServerLine } from '@emsal/lines/kit/server-line';
import { electricVehicleCoverTexts } from './cover.texts';
import { form } from './form';
import { electricVehicleKeyFacts, electricVehicleOptions } from './offer';
import { electricVehicleQuestion } from './question';
import { electricVehicleQuiz } from './quiz.texts';
import { electricVehicleWording } from './wording';

export const electricVehicleServer = {
  form,
  wording: electricVehicleWording,
  question: electricVehicleQuestion,
  options: electricVehicleOptions,
  keyFacts: electricVehicleKeyFacts,
  coverTexts: electricVehicleCoverTexts,
  quiz: electricVehicleQuiz,
} satisfies ServerLine;
