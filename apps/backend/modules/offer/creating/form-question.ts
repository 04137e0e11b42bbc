import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { isSold } from '@emsal/lines/registry/facts-of';
import type { VisitContext } from '../../../http/context';
import { formOf } from '@emsal/lines/server/server-lines';
import { formAnswers } from '../../visit/form-answers';
import { quoteQuestion, type QuoteQuestion, type QuoteQuestionFacts } from './quote-question';
import { validateForm, type FormValidation } from './validate-form';

/** Jobs have no caller. */
export type FormContext = Pick<VisitContext, 'visit' | 'config'>;

interface ValidForm {
  ok: true;
  answers: AnswerSet;
  question: (facts: Omit<QuoteQuestionFacts, 'today'>) => QuoteQuestion;
}

/** The answers of a visit's form on a given day, or its errors. */
export const visitForm = (
  form: Line,
  { visit: { answers }, config: { marketingPermissionRequired } }: FormContext,
  today: string,
): FormValidation => validateForm(form, formAnswers(form, answers), { today, marketingPermissionRequired });

/** The question of a visit's form on a given day, or its errors; null for a line that cannot be quoted. */
export async function formQuestion(
  context: FormContext,
  today: string,
): Promise<ValidForm | Exclude<FormValidation, { ok: true }> | null> {
  const { line } = context.visit;
  const form = formOf(line);
  if (!form || !isSold(line)) return null;
  const verdict = visitForm(form, context, today);
  if (!verdict.ok) return verdict;
  const { answers } = verdict;
  return {
    ok: true,
    answers,
    question: (facts) => quoteQuestion(line, completeAnswers(form, answers), { ...facts, today }),
  };
}
