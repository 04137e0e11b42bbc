import { completeAnswers } from '@emsal/lines/kit/answers';
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { VisitContext } from '../../../http/context';
import { formOf } from '../../../lines/forms';
import { formAnswers } from '../../visit/form-answers';
import { validateForm, type FormValidation } from './validate-form';
import { lineQuestions } from './line-questions';
import type { Question, QuestionFacts } from './question';

interface ValidForm {
  ok: true;
  answers: AnswerSet;
  question: (facts: Omit<QuestionFacts, 'today'>) => Question;
}

/** The question of a visit's form on a given day, or its errors; null for a line that cannot be quoted. */
export async function formQuestion(
  { visit, config: { marketingPermissionRequired } }: VisitContext,
  today: string,
): Promise<ValidForm | Exclude<FormValidation, { ok: true }> | null> {
  const [form, questionOf] = [await formOf(visit.line), lineQuestions[visit.line]];
  if (!form || !questionOf) return null;
  const verdict = validateForm(form, formAnswers(form, visit.answers), { today, marketingPermissionRequired });
  if (!verdict.ok) return verdict;
  const { answers } = verdict;
  return {
    ok: true,
    answers,
    question: (facts) => questionOf(completeAnswers(form, answers), { ...facts, today }),
  };
}
