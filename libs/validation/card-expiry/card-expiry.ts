/** Expiry of a card: month and year, valid until the last day of that month. */
import { pass, refusal, type Verdict } from '../verdict';
import { cardExpiryMessages } from './card-expiry-messages';

export type CardExpiryCode = keyof typeof cardExpiryMessages;

const refuse = refusal(cardExpiryMessages);
const maxYearsAhead = 20;

/** Accepts `8/29`, `08 2029`, `0829`; returns `2029-08`. `today` is `YYYY-MM-DD`. */
export function cardExpiry(input: string, today: string): Verdict<string, CardExpiryCode> {
  if (input.trim() === '') return refuse('empty');
  const [, month, year] = /^(\d{1,2}?)\D*((?:20)?\d{2})$/.exec(input.trim()) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return refuse('shape');
  const fullYear = year.length === 2 ? `20${year}` : year;
  const expiry = `${fullYear}-${month.padStart(2, '0')}`;
  if (expiry < today.slice(0, 7)) return refuse('past');
  return Number(fullYear) - Number(today.slice(0, 4)) > maxYearsAhead ? refuse('far') : pass(expiry);
}
