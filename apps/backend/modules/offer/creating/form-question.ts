import { completeAnswers } from '@emsal/lines/kit/answers';
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { VisitContext } from '../../../frame/context';
import { formOf } from '../../../lines/forms';
import { givenAnswers } from '../../visit/given-answers';
import { judgeForm, type FormVerdict } from './judge-form';
import { lineQuestions } from './line-questions';
import type { RequestFacts } from './question-facts';

interface Asking {
  ok: true;
  answers: AnswerSet;
  /** The question that the answers make; null where they make none. */
  ask: (facts: Omit<RequestFacts, 'today'>) => QuoteRequest | null;
}

/** What a visit's form would ask insurers on a day, or what is wrong with it; null for a line that nobody can be asked about. */
export async function formQuestion(
  { visit, config: { marketingPermissionRequired } }: VisitContext,
  today: string,
): Promise<Asking | Exclude<FormVerdict, { ok: true }> | null> {
  const [form, makeQuestion] = [await formOf(visit.line), lineQuestions[visit.line]];
  if (!form || !makeQuestion) return null;
  const verdict = judgeForm(form, givenAnswers(form, visit.answers), { today, marketingPermissionRequired });
  if (!verdict.ok) return verdict;
  const { answers } = verdict;
  return { ok: true, answers, ask: (facts) => makeQuestion(completeAnswers(form, answers), { ...facts, today }) };
}
