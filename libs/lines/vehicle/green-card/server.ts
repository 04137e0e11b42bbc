import type { ServerLine } from '@emsal/lines/kit/server-line';
import { greenCardCoverTexts } from './cover.texts';
import { form } from './form';
import { greenCardCountries } from '@emsal/reference/green-card-countries';
import { greenCardKeyFacts, greenCardOptions } from './offer';
import { greenCardQuestion } from './question';
import { greenCardQuiz } from './quiz.texts';
import { greenCardRequirements } from './requirements';
import { greenCardWording } from './wording';

export const greenCardServer = {
  form,
  wording: greenCardWording,
  question: greenCardQuestion,
  options: greenCardOptions,
  requirements: greenCardRequirements,
  lists: { countryId: greenCardCountries },
  keyFacts: greenCardKeyFacts,
  coverTexts: greenCardCoverTexts,
  quiz: greenCardQuiz,
} satisfies ServerLine;
