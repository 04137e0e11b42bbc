/** Keys of step errors: a field's name, or for an input within a field `people.1.birthday`. */
import type { AnswerSet } from '../grammar/field';

/** The field to which the message of this key belongs. */
export const fieldOfKey = (key: string): string => key.split('.', 1)[0]!;

/** What is stored under the key: a field's answer, or one text within it. */
export const answerAt = (answers: AnswerSet, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((value, part) => (value as Readonly<Record<string, unknown>> | undefined)?.[part], answers);
