/** A customer's review: stars and what happened in own words. Numbers and addresses of people are refused before anybody reads them. */
import { pass, refusal, type Verdict } from '../verdict';
import { reviewMessages } from './review-messages';

export type ReviewCode = keyof typeof reviewMessages;

const refuse = refusal(reviewMessages);
export const reviewText = { shortest: 20, longest: 1_000 } as const;

/** @param input `1` to `5` */
export const stars = (input: string): Verdict<number, ReviewCode> =>
  /^[1-5]$/.test(input) ? pass(Number(input)) : refuse('starsMissing');

/** Ten digits with or without separators, or a mailbox. */
const personal = /(?:\d[\s().-]?){10}|[^\s@]+@[^\s@]+\.[a-z]{2}/i;

export function text(input: string): Verdict<string, ReviewCode> {
  const words = input.trim();
  if (words === '') return refuse('textMissing');
  if (words.length < reviewText.shortest) return refuse('textShort');
  if (words.length > reviewText.longest) return refuse('textLong');
  return personal.test(words) ? refuse('textPersonal') : pass(words);
}
