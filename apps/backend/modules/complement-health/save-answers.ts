/** Stores what a step of complementary health saves, checked by the form's own rules. */
import type { ParsedOf } from '@emsal/api/calls/table';
import { policyRequestOutcomes } from '@emsal/api/outcomes/payment';
import { form } from '@emsal/lines/health/complement-health/form';
import { healthNames } from '@emsal/lines/health/complement-health/health-questions';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { VisitContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { lastConsent } from '../consent/consent-store';
import { formAnswers } from '../visit/form-answers';
import { storeAnswers } from '../draft/store-answers';

type Given = Readonly<Record<string, string | boolean>>;

const save = (step: string) => (answers: Given, context: VisitContext) =>
  storeAnswers({ form, step, asked: Object.keys(answers), answers }, context);

export const savePersons = save('sigortalanacak-kisiler');
export const saveProduct = save('urun-tipi');
const saveDeclaration = save('sigortali-bilgileri');

const refuse = refusalsOf(policyRequestOutcomes);

/** Health data are special: stored only while the explicit consent of the visit is in effect. */
export async function saveHealth(
  { visitId, ...answers }: ParsedOf<'POST quoterequestapi/ComplementHealth/SetAdditionalQuestion'>,
  context: VisitContext,
): Promise<null | Refusal> {
  const consent = await lastConsent(context.db, { visitId, kind: 'healthData' });
  return consent?.isGiven ? saveDeclaration(answers, context) : refuse('consentMissing');
}

export function stateOf({ visit }: VisitContext) {
  const answers: AnswerSet = formAnswers(form, visit.answers);
  const text = (name: string): string => String(answers[name] ?? '');
  return {
    form: { personsInsured: text('personsInsured'), socialAssurance: text('socialAssurance') },
    healthProcessInformation: {
      isConsentGiven: answers.healthConsent === true,
      isDeclared: healthNames.every((name) => text(name) !== ''),
    },
  };
}
