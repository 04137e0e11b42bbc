import type { AnswerRow } from '../offer-store';

/** An answer with the text that the database gets: written once, judged and stored. */
export interface WrittenAnswer {
  answer: AnswerRow;
  /** JSON of the row. */
  text: string;
}

/** A control character or half a character of two: PostgreSQL keeps neither, and one such row would fail all that are stored with it. */
const unkept = /\\u(00[01]|d[89a-f])/;

/** What cannot be kept is rubbish, be it an offer's name or the code of a refusal. */
export function written(answer: AnswerRow): WrittenAnswer {
  // A date among the values would double the time: its `toJSON` takes JSON off its quick way.
  const text = JSON.stringify({ ...answer, answeredAt: answer.answeredAt.toISOString() });
  return unkept.test(text)
    ? written({ ...answer, state: 'declined', reasonCode: 'rubbish', offers: [] })
    : { answer, text };
}
