/** What a form's answers come to: the quote request for its line's insurers, or why there is none. */
import { quoteRequest, type QuoteRequest } from '@emsal/insurers/quote-request';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import {
  ask,
  nonEmpty,
  type AnyLineQuestion,
  type Question,
  type QuestionFacts,
} from '@emsal/lines/kit/question/question';
import { lineFacts, type SoldLine } from '@emsal/lines/registry/facts-of';
import { questionOf } from '@emsal/lines/server/server-lines';

/** What the server adds to the answers. */
export interface QuoteQuestionFacts extends QuestionFacts, Pick<QuoteRequest, 'campaigns' | 'options'> {
  requestId: string;
}
/** `incomplete`: a value is missing that no step requires. */
export type QuoteQuestion = Question<QuoteRequest> | { kind: 'incomplete' };

/** @param answers complete and valid, checked against the line's own form where it declares its question */
export function quoteQuestion(line: SoldLine, answers: AnswerSet, facts: QuoteQuestionFacts): QuoteQuestion {
  const lineQuestion: AnyLineQuestion = questionOf(line);
  const part = lineQuestion.ask(answers as never, facts);
  if (part.kind !== 'ask') return part;
  const { requestId, campaigns, options } = facts;
  const policyholder = part.request.policyholder ?? policyholderOf(line, answers);
  const base = { version: 2, requestId, line, campaigns, options };
  const { data } = quoteRequest.safeParse({ ...base, ...part.request, policyholder });
  return data ? ask<QuoteRequest>(data) : { kind: 'incomplete' };
}

function policyholderOf(line: SoldLine, answers: AnswerSet) {
  const { identityField, birthdayField } = lineFacts[line];
  const text = (name: string): string => String(answers[name] ?? '');
  return {
    identityNo: text(identityField),
    birthday: nonEmpty(text(birthdayField)),
    jobCode: nonEmpty(text('jobCode')),
  };
}
