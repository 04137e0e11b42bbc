/** What the answers lead to: an online offer is for one adult with active social security and an uneventful health declaration (lines.md COMPLEMENTHEALTH.1, 4). */
import { highestBodyMassIndex } from '@emsal/tariffs/complement-health/complement-health-figures';
import { bodyMassIndex } from '@emsal/validation/body-size/body-size';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { hasOthers } from '../insured-people/persons-insured';
import { yes } from './complement-health-options';
import { adviserTexts as texts } from './complement-health.texts';
import { questionNames } from './health-questions';

/** Why an adviser takes over before health is asked; null for one adult with social security. */
export function reasonOfPersons(answers: AnswerSet): string | null {
  if (answers.socialAssurance !== yes) return texts.noSocialSecurity;
  if (!hasOthers(answers)) return null;
  return answers.personsInsured === 'child' ? texts.child : texts.family;
}

/** One adult with social security: health is asked. */
export const isAskedHealth = (answers: AnswerSet): boolean =>
  answers.personsInsured !== '' && answers.socialAssurance !== '' && reasonOfPersons(answers) === null;

export const isProductAsked = (answers: AnswerSet): boolean => isAskedHealth(answers) && answers.healthConsent === true;

/** Why an adviser assesses the declaration; null for an uneventful one. */
export function reasonOfHealth(answers: AnswerSet): string | null {
  if (answers.healthConsent !== true) return texts.noConsent;
  const isHeavy = bodyMassIndex(Number(answers.height), Number(answers.weight)) > highestBodyMassIndex.value;
  return isHeavy || questionNames.some((name) => answers[name] === yes) ? texts.declaration : null;
}
