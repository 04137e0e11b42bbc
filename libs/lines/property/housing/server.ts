import type { ServerLine } from '@emsal/lines/kit/server-line';
import { housingCoverTexts } from './cover.texts';
import { form } from './form';
import { housingKeyFacts } from './offer';
import { housingQuestion } from './question';
import { housingWording } from './wording';

export const housingServer = {
  form,
  wording: housingWording,
  question: housingQuestion,
  keyFacts: housingKeyFacts,
  coverTexts: housingCoverTexts,
  // Its list has no waiting time.
  quiz: [],
} satisfies ServerLine;
