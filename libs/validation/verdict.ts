/** The result of every rule: the normalised value, or a code and a message that tells the visitor what to do. */
export type Verdict<T = string, C extends string = string> =
  { ok: true; value: T } | { ok: false; code: C; message: string };

export function pass<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** The message of each field that is refused, in the order of the fields. */
export const messagesOf = (verdicts: Readonly<Record<string, Verdict<unknown>>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(verdicts).flatMap(([name, verdict]) => (verdict.ok ? [] : [[name, verdict.message]])),
  );

/** Makes a `refuse(code)` that returns the code's message from one rule's catalogue. */
export function refusal<C extends string>(messages: Readonly<Record<C, string>>) {
  return (code: C): { ok: false; code: C; message: string } => ({ ok: false, code, message: messages[code] });
}
