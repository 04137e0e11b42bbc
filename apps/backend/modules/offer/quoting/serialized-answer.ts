import type { AnswerRow } from '../offer-store';

/** An answer with the JSON text that is stored. */
export interface SerializedAnswer {
  answer: AnswerRow;
  /** JSON of the row. */
  text: string;
}

/** A control character or a lone surrogate: PostgreSQL stores neither, and one such row would fail the whole batch. */
const unstorable = /\\u(00[01]|d[89a-f])/;

/** An answer that cannot be stored, because of an offer's name or a decline code, is declined as malformed. */
export function serializeAnswer(answer: AnswerRow): SerializedAnswer {
  const text = JSON.stringify(answer);
  return unstorable.test(text)
    ? serializeAnswer({ ...answer, state: 'declined', reasonCode: 'malformed', offers: [] })
    : { answer, text };
}
