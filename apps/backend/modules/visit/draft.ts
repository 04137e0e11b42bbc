import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { withDerived } from '@emsal/lines/kit/answers';
import { checkStep } from '@emsal/lines/kit/check-step';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { pageMarks } from '@emsal/lines/kit/page-marks';
import type { Line } from '@emsal/lines/kit/step';
import { findStep } from '@emsal/lines/kit/visible-steps';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../frame/context';
import { ProtocolError } from '../../frame/protocol-error';
import { formOf } from '../../lines/forms';
import { customerInfo } from '../customer/customer-info';
import { readPerson } from '../customer/customer-store';
import { readMark, savedBy } from './draft-mark';
import { givenAnswers, shapedAnswers } from './given-answers';
import { withoutOtherVehicle } from './other-vehicle';
import type { Answers } from './tables';
import { completeStep, saveStep } from './draft-store';
import { readVisit } from './visit-store';

/** Bytes of one save, and of a draft that is saved again and again; the longest step of any line needs about a tenth. */
const maxSave = 32 * 1024;
const maxDraft = 2 * maxSave;

/**
 * Keeps what was typed, right or not; a step counts as completed only if the line's own checks pass here too. What follows
 * from an answer is kept with it, because a landing page posts a plate and knows nothing of its status.
 */
export async function saveDraft(
  { visitId, step, answers, completed, mark }: ParsedOf<'POST quoterequestapi/draft/save'>,
  context: VisitContext,
): Promise<null> {
  const form = await formOf(context.visit.line);
  refuseLongSave(answers);
  await context.db.transaction(async (tx) => {
    const told = await withoutOtherVehicle(tx, { visitId, form, answers });
    const said = withFollowing(form, told, dayInTurkey(context.clock.now()));
    const all = await saveStep(tx, { visitId, step, answers: said, ...(mark && { mark: readMark(mark) }) });
    refuseLarge(all, maxDraft);
    const left = [...(form ? owedBefore(step, answers) : []), ...(completed ? [step] : [])];
    for (const slug of left)
      if (passes({ form, step: slug, answers: all }, context)) await completeStep(tx, { visitId, step: slug });
  });
  return null;
}

/**
 * Steps whose own calls are still to come were left before this one. The save that says so may arrive later: a reload would go back to
 * the first of them.
 */
const owedBefore = (step: string, { [pageMarks.owedSteps]: owed }: Answers): readonly string[] =>
  typeof owed === 'string' ? [...new Set(owed.split(' '))].filter((slug) => slug !== step) : [];

/** @throws ProtocolError tooLarge */
export const refuseLongSave = (answers: Answers): void => refuseLarge(answers, maxSave);

function refuseLarge(answers: Answers, bytes: number): void {
  if (Buffer.byteLength(JSON.stringify(answers)) > bytes) throw new ProtocolError('tooLarge');
}

/** A line without a form has no checks to fail. */
function passes(
  { form, step, answers }: { form: Line | undefined; step: string; answers: Answers },
  { clock, config: { marketingPermissionRequired } }: VisitContext,
): boolean {
  if (!form) return true;
  const left = findStep(form, step);
  const open = { today: dayInTurkey(clock.now()), marketingPermissionRequired, answers: givenAnswers(form, answers) };
  return left !== undefined && checkStep(form, left, open).ok;
}

/** What was typed wins over what follows from it. */
function withFollowing(form: Line | undefined, answers: Answers, today: string): Answers {
  return form
    ? { ...withDerived(form, { answers: answers as AnswerSet, today }, Object.keys(answers)), ...answers }
    : answers;
}

/** @param after a save that the caller's browser knows to be on its way */
export async function readDraft(
  { after }: Pick<ParsedOf<'GET quoterequestapi/draft/{visitId}'>, 'after'>,
  { db, visit }: VisitContext,
): Promise<OutputOf<'GET quoterequestapi/draft/{visitId}'>> {
  if (after !== undefined) await savedBy(db, visit.id, readMark(after));
  const row = (await readVisit(db, visit.id))!;
  const person = await readPerson(db, visit.id);
  return {
    visitId: visit.id,
    line: visit.line,
    answers: shapedAnswers(
      await formOf(visit.line),
      row.answers,
    ) as OutputOf<'GET quoterequestapi/draft/{visitId}'>['answers'],
    completedSteps: row.completedSteps,
    isVerified: visit.isVerified,
    customer: person ? customerInfo(person.registered, visit.isVerified) : null,
    offerNo: row.offerNo,
    hasAssets: visit.isVerified && (person?.hasAssets ?? false),
  };
}
