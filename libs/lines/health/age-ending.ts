/** The pages of people and pets whom no insurer takes at their age (decision 368). */
import type { Ending, EndingPage } from '@emsal/lines/kit/grammar/ending';

type AgeSpan = Pick<EndingPage['ages'], 'end' | 'span'>;

/** @param span in whole years */
export const yearSpan = (from: number, to: number, end: number): AgeSpan => ({
  end,
  span: { from, to, fromLabel: `${from} yaş`, toLabel: `${to} yaş` },
});

/** Endings of one field, by their messages. */
export const endingsAt = (field: string, pages: Readonly<Record<string, Ending['page']>>): readonly Ending[] =>
  Object.entries(pages).map(([message, page]) => ({ field, message, page }));

export const correctBirthday = 'Doğum tarihini düzelt';
