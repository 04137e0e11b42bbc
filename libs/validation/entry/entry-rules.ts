/** Rules that the forms of content pages share. Values are texts as typed; a tick is `1` or empty. */
import type { PersonNameCode } from '../person-name/person-name';
import { pass, refusal, type Verdict } from '../verdict';
import { entryMessages } from './entry-messages';

export type EntryCode = keyof typeof entryMessages;
export type EntryValues = Readonly<Record<string, string>>;
/** By field, in the order of the form. */
export type EntryVerdicts = Readonly<Record<string, Verdict<unknown>>>;

const refuse = refusal(entryMessages);

export const oneOf = (input: string, allowed: readonly string[], code: EntryCode): Verdict =>
  allowed.includes(input) ? pass(input) : refuse(code);

export const chosen = (input: string, code: EntryCode): Verdict<string, EntryCode> =>
  input === '' ? refuse(code) : pass(input);

/** A name that is missing is asked for by what it is of; one with digits as everywhere. */
export const named = (
  input: string,
  rule: (text: string) => Verdict<string, PersonNameCode>,
  code: EntryCode,
): Verdict<string, EntryCode | PersonNameCode> => {
  const verdict = rule(input);
  return !verdict.ok && verdict.code === 'tooShort' ? refuse(code) : verdict;
};

export const ticked = (input: string, code: EntryCode): Verdict<string, EntryCode> =>
  input === '1' ? pass(input) : refuse(code);

export const optionalText = (input: string, longest: number): Verdict<string, EntryCode> =>
  input.trim().length > longest ? refuse('tooLong') : pass(input.trim());

export const requiredText = (input: string, longest: number, code: EntryCode): Verdict<unknown> =>
  input.trim() === '' ? refuse(code) : optionalText(input, longest);

/** Valid when empty, else as the rule says. */
export const optional = (input: string, rule: (text: string) => Verdict<unknown>): Verdict<unknown> =>
  input.trim() === '' ? pass('') : rule(input);

/** The id of an uploaded file. */
export const fileId = (input: string, code: EntryCode): Verdict<string, EntryCode> =>
  /^[0-9a-f]{32}$/.test(input) ? pass(input) : refuse(code);

export const refuseEntry = refuse;
