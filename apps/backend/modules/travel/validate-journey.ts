/** Validates the journey of a form: by the form's own steps, then by lists that only the server holds. */
import type { ParsedOf } from '@emsal/api/calls/table';
import { checkStep } from '@emsal/lines/kit/steps/check-step';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Step } from '@emsal/lines/kit/grammar/step';
import { partOf, visibleEntries, visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { form as travel } from '@emsal/lines/health/travel/form';
import { buyerAmong } from '@emsal/lines/health/travel/travellers';
import { isAdult } from '@emsal/validation/ages/ages';
import { unlistedAnswers } from '../../lines/unlisted-answers';

export type Journey = Omit<ParsedOf<'POST quoterequestapi/travel/savetravelhealthinsurance'>, 'visitId'>;

/** The insured person as stored before. `birthday` and `today` are `YYYY-MM-DD`. */
export interface Insured {
  identityNo: string;
  birthday: string;
  today: string;
}

/** A message per invalid field. The parent's step comes later: `createoffer` requires it where nobody on the journey is 18. */
export function validateJourney(journey: Journey, { identityNo, birthday, today }: Insured): Record<string, string> {
  const answers: AnswerSet = {
    ...journey,
    insuredTcNo: identityNo,
    showParentName: !isAdult(birthday, today),
    travelsWithAdult: buyerAmong(journey.travellers ?? [], today) !== undefined,
  };
  const hasParent = Object.keys(journey).some((field) => field.startsWith('parent'));
  const steps = visibleSteps(travel, answers).filter(
    (step) => partOf(travel, step)?.slug === 'sigorta-bilgileri' && (hasParent || step.slug !== 'ebeveyn-bilgileri'),
  );
  const verdicts = steps.map((step) => checkStep(travel, step, { today, answers }));
  const read: AnswerSet = Object.assign({}, ...verdicts.map((verdict) => verdict.ok && verdict.answers));
  return Object.assign(
    {},
    ...steps.map((step) => unlisted(step, { ...answers, ...read })),
    ...verdicts.map((verdict) => !verdict.ok && verdict.errors),
  );
}

function unlisted(step: Step, answers: AnswerSet): Record<string, string> {
  const names = visibleEntries(travel, step, answers).map(({ field }) => field);
  return unlistedAnswers({ line: travel.id, fields: travel.fields, names, answers });
}
