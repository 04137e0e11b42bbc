import { form as dask } from '@emsal/lines/property/dask/form';
import { checkAnswer } from '@emsal/lines/kit/check-step';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../http/context';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { validateAnswers } from '../../lines/validate-answers';
import { saveStep } from '../draft/draft-store';

interface StepOfForm {
  step: string;
  /** The form's fields that the step asks under these answers. */
  asked: readonly string[];
  answers: Readonly<Record<string, string>>;
}

/** Merges a step's answers into the visit, which is what quotes are requested from. @throws ProtocolError badBody */
export async function storeAnswers({ step, asked, answers }: StepOfForm, context: VisitContext): Promise<null> {
  const { db, clock, visit } = context;
  const form = { today: dayInTurkey(clock.now()), answers };
  refuseInvalidFields(validateAnswers(asked, { form: dask, line: visit.line, ...form }));
  const read = Object.keys(answers).map((name) => [name, checkAnswer(dask, name, form)] as const);
  const normalised = read.map(([name, verdict]) => [name, asked.includes(name) && verdict.ok ? verdict.value : '']);
  await db.transaction((tx) =>
    saveStep(tx, { visitId: visit.id, step, answers: Object.fromEntries(normalised) as Record<string, string> }),
  );
  return null;
}
