/** The types of a form's answers, from its dictionary of fields. */
import type { AddressAnswer, Name } from './field';

/** An item of a list or group with these fields. */
export type RowOf<R> = { readonly [N in Name<R>]: string };

type AnswerTo<One> = One extends { kind: 'list' | 'group'; row: infer R }
  ? readonly RowOf<R>[]
  : One extends { kind: 'address' }
    ? AddressAnswer
    : One extends { kind: 'checkbox' | 'flag' }
      ? boolean
      : string;

/** The answers of all fields, unanswered ones as '', false or [] (or their `absent` value). */
export type Answers<F> = { readonly [N in Name<F>]: AnswerTo<F[N]> };
