import { checkAnswer } from '@emsal/lines/kit/steps/check-step';
import type { Answer } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { validateAnswers } from '../../lines/validate-answers';
import { saveStep } from './draft-store';

interface StepOfForm {
  form: Line;
  step: string;
  /** The form's fields that the step asks under these answers. */
  asked: readonly string[];
  answers: Readonly<Record<string, string | boolean>>;
}

/** Merges a step's answers into the visit, which is what quotes are requested from. @throws ProtocolError badBody, also for another line's visit */
export async function storeAnswers({ form, step, asked, answers }: StepOfForm, context: VisitContext): Promise<null> {
  const { db, clock, visit } = context;
  if (visit.line !== form.id) throw new ProtocolError('badBody');
  const typed = { today: dayInTurkey(clock.now()), answers };
  refuseInvalidFields(validateAnswers(asked, { form, line: visit.line, ...typed }));
  const read = Object.keys(answers).map((name) => [name, checkAnswer(form, name, typed)] as const);
  const normalised = read.map(([name, verdict]) => [name, asked.includes(name) && verdict.ok ? verdict.value : '']);
  await db.transaction((tx) =>
    saveStep(tx, { visitId: visit.id, step, answers: Object.fromEntries(normalised) as Record<string, Answer> }),
  );
  return null;
}
