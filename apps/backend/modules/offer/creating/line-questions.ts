/** The question that a line's answers make for insurers: a row a line that is sold. The line's form comes from `lines/forms.ts`. */
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Answers } from '../../visit/tables';
import { trafficRequest, type RequestFacts } from './traffic-request';

/** Null when the answers do not make a question. */
export type MakeQuestion = (answers: Answers, facts: RequestFacts) => QuoteRequest | null;

export const lineQuestions: Partial<Record<LineId, MakeQuestion>> = {
  TRAFFIC: trafficRequest,
};
