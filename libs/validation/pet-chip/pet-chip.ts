/** Chip number of a pet (ISO 11784): fifteen digits. */
import { cleanDigits } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { petChipMessages } from './pet-chip-messages';

export type PetChipCode = keyof typeof petChipMessages;

const refuse = refusal(petChipMessages);

export function petChip(input: string): Verdict<string, PetChipCode> {
  const digits = cleanDigits(input);
  if (digits === '') return refuse('empty');
  return /^\d{15}$/.test(digits) ? pass(digits) : refuse('invalid');
}
