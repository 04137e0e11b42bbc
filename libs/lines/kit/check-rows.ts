import { checkField } from './check-step';
import type { CheckContext, ListField, Row } from './field';

/** Sentence per wrong box, keyed `row.field`: `2.amount`. */
export type RowErrors = Readonly<Record<string, string>>;

/** `message` is what stands at the list itself: the first wrong box's sentence, or what is wrong with the rows together. */
export type RowsVerdict = { ok: true; rows: readonly Row[] } | { ok: false; errors: RowErrors; message: string };

/** Judges a list row by row, then together: its normalised rows, or what is wrong. */
export function checkRows(field: ListField, rows: readonly Row[], context: CheckContext): RowsVerdict {
  const boxes = rows.flatMap((row, at) =>
    Object.entries(field.row).map(([name, box]) => ({ at, name, verdict: checkField(box, row[name], context) })),
  );
  const errors = Object.fromEntries(
    boxes.flatMap(({ at, name, verdict }) => (verdict.ok ? [] : [[`${at}.${name}`, verdict.message]])),
  );
  const [first] = Object.values(errors);
  if (first !== undefined) return { ok: false, errors, message: first };
  const clean = rows.map((_, index) =>
    Object.fromEntries(
      boxes.flatMap(({ at, name, verdict }) => (at === index && verdict.ok ? [[name, String(verdict.value)]] : [])),
    ),
  );
  const message = field.together?.(clean, context) ?? null;
  return message === null ? { ok: true, rows: clean } : { ok: false, errors: {}, message };
}
