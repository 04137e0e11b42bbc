/** Seats of a vehicle, the driver's included: 1 to 99. */
import { readWholeNumber } from '../numeric/whole-number';
import { pass, refusal, type Verdict } from '../verdict';
import { seatCountMessages } from './seat-count-messages';

export type SeatCountCode = keyof typeof seatCountMessages;

const refuse = refusal(seatCountMessages);

export function seatCount(input: string): Verdict<string, SeatCountCode> {
  const seats = readWholeNumber(input);
  if (seats === undefined) return refuse('notNumeric');
  return seats >= 1 && seats <= 99 ? pass(String(seats)) : refuse('range');
}
