import type { ServerLine } from '@emsal/lines/kit/server-line';
import { customDataOf } from '@emsal/reference/custom-data';
import { homeKeyFacts, homeOptions } from './offer';
import { homeCoverTexts } from './cover.texts';
import { form } from './form';
import { homeQuestion } from './question';
import { homeQuiz } from './quiz.texts';
import { homeWording } from './wording';

export const homeServer = {
  form,
  wording: homeWording,
  question: homeQuestion,
  options: homeOptions,
  lists: { floorCount: customDataOf('SNET-BINA-KAT-SAYISI') },
  keyFacts: homeKeyFacts,
  coverTexts: homeCoverTexts,
  quiz: homeQuiz,
} satisfies ServerLine;
