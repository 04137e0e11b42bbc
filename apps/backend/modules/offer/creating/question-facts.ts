/** What a line's question is made of: the answers of its form, and what the server knows beside them. */
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { AnswerSet } from '@emsal/lines/kit/field';

export interface RequestFacts extends Pick<QuoteRequest, 'campaigns' | 'adjust'> {
  requestId: string;
  /** Calendar day in Turkey. */
  today: string;
}

/** `answers` are complete: what the line fixes is among them. Null when they do not make a question: something is missing that no step asked for. */
export type MakeQuestion = (answers: AnswerSet, facts: RequestFacts) => QuoteRequest | null;

export const textOf =
  (answers: AnswerSet) =>
  (name: string): string =>
    String(answers[name] ?? '');

/** Undefined for an answer that is empty. */
export const given = (text: string): string | undefined => text || undefined;
