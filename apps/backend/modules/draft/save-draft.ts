import type { ParsedOf } from '@emsal/api/calls/table';
import { withDerived } from '@emsal/lines/kit/answers/answers';
import { checkStep } from '@emsal/lines/kit/steps/check-step';
import { draftMetadata } from '@emsal/lines/kit/answers/draft-metadata';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../http/context';
import { formOf } from '@emsal/lines/server/server-lines';
import { formAnswers } from '../visit/form-answers';
import { forgetOtherPerson } from '../visit/forget-other-person';
import { refuseLargeAnswers } from '../visit/refuse-large-answers';
import { clearAnswersOfOtherInsured } from './clear-answers-of-other-insured';
import type { Answers } from '../../http/principals';
import { completeStep, readMark, saveStep } from './draft-store';

/**
 * Stores answers, valid or not; a step is completed only if it passes the line's checks here too. Derived answers are stored with them,
 * because a landing page sends a plate without its status.
 */
export async function saveDraft(
  { visitId, step, answers, completed, mark }: ParsedOf<'POST quoterequestapi/draft/save'>,
  context: VisitContext,
): Promise<null> {
  const form = formOf(context.visit.line);
  refuseLargeAnswers(answers, 'save');
  forgetOtherPerson(context, { line: context.visit.line, answers });
  await context.db.transaction(async (tx) => {
    const ofOneInsured = await clearAnswersOfOtherInsured(tx, { visitId, form, answers });
    const complete = withDerivedAnswers(form, ofOneInsured, dayInTurkey(context.clock.now()));
    const all = await saveStep(tx, { visitId, step, answers: complete, ...(mark && { mark: readMark(mark) }) });
    refuseLargeAnswers(all, 'draft');
    const left = [...(form ? stepsInFlight(step, answers) : []), ...(completed ? [step] : [])];
    for (const slug of left)
      if (passesChecks({ form, step: slug, answers: all }, context)) await completeStep(tx, { visitId, step: slug });
  });
  return null;
}

/**
 * Steps that were completed before this one while their own save is still in flight; without them a reload in between would go back to
 * the first of them.
 */
const stepsInFlight = (step: string, { [draftMetadata.owedSteps]: owed }: Answers): readonly string[] =>
  typeof owed === 'string' ? [...new Set(owed.split(' '))].filter((slug) => slug !== step) : [];

/** A line without a form has no checks. */
function passesChecks(
  { form, step, answers }: { form: Line | undefined; step: string; answers: Answers },
  { clock, config: { marketingPermissionRequired } }: VisitContext,
): boolean {
  if (!form) return true;
  const left = findStep(form, step);
  const open = { today: dayInTurkey(clock.now()), marketingPermissionRequired, answers: formAnswers(form, answers) };
  return left !== undefined && checkStep(form, left, open).ok;
}

/** Adds derived answers; typed ones take precedence. */
function withDerivedAnswers(form: Line | undefined, answers: Answers, today: string): Answers {
  return form
    ? { ...withDerived(form, { answers: formAnswers(form, answers), today }, Object.keys(answers)), ...answers }
    : answers;
}
