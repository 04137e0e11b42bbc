/** What every rule answers: the normalised value, or a code with the sentence that tells the visitor what to do. */
export type Verdict<T = string, C extends string = string> =
  { ok: true; value: T } | { ok: false; code: C; message: string };

export function pass<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** A `refuse(code)` that answers with that code's sentence of one rule's catalogue. */
export function refusal<C extends string>(messages: Readonly<Record<C, string>>) {
  return (code: C): { ok: false; code: C; message: string } => ({ ok: false, code, message: messages[code] });
}
