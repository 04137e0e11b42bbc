/** Which errors are on the screen: those of the last press of the button, until they are right. */
import type { StepErrors } from '@emsal/lines/kit/check-step';
import type { AnswerSet } from '@emsal/lines/kit/field';

/** What the last press found. */
export interface Pressed {
  /** Counts the presses, so that the summary takes the focus each time. */
  attempt: number;
  /** Fields whose own checks failed. */
  wrong: readonly string[];
  /** Fields that the server refused, with the value that it refused. */
  refused: Readonly<Record<string, { message: string; value: AnswerSet[string] }>>;
}

export const notPressed: Pressed = { attempt: 0, wrong: [], refused: {} };

/** Sentence per field, in the order of `names`. A checked field speaks while it is wrong, a refused one until its value changes. */
export function shownErrors(
  pressed: Pressed,
  names: readonly string[],
  { errors, values }: { errors: StepErrors; values: AnswerSet },
): StepErrors {
  const entries = names.flatMap((name) => {
    const refusal = pressed.refused[name];
    const own = pressed.wrong.includes(name) ? errors[name] : undefined;
    const message = own ?? (refusal && refusal.value === values[name] ? refusal.message : undefined);
    return message ? [[name, message] as const] : [];
  });
  return Object.fromEntries(entries);
}

export const pressedWith = (before: Pressed, wrong: readonly string[]): Pressed => ({
  attempt: before.attempt + 1,
  wrong,
  refused: {},
});

export const refusedWith = (before: Pressed, fields: StepErrors, values: AnswerSet): Pressed => ({
  attempt: before.attempt + 1,
  wrong: [],
  refused: Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, { message, value: values[name] }]),
  ),
});
