import { checkField } from '../steps/check-step';
import type { Answer, CheckContext, GroupField, ListField, PartErrors, Row } from '../grammar/field';

/** `message` is shown at the field itself: the first invalid cell's message, or the one about the rows together. */
export type RowsVerdict = { ok: true; rows: readonly Row[] } | { ok: false; errors: PartErrors; message: string };

type RowRules = Pick<ListField, 'row' | 'together'> & Partial<Pick<GroupField, 'when'>>;

/** The rows of a stored answer; none when it is something else. */
export const rowsOf = (answer: Answer | undefined): readonly Row[] =>
  Array.isArray(answer) ? (answer as readonly Row[]) : [];

export const isRow = (stored: unknown): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  !Array.isArray(stored) &&
  Object.values(stored).every((text) => typeof text === 'string');

/** The fields of a row that are asked: those whose condition holds. */
export const askedCells = ({ row: fields, when }: RowRules, row: Row, context: CheckContext) =>
  Object.entries(fields).filter(([name]) => when?.[name]?.(row, context) ?? true);

/** Validates rows one by one, then together: the normalised rows, or the errors. Cells that are not asked are dropped. */
export function checkRows(field: RowRules, rows: readonly Row[], context: CheckContext): RowsVerdict {
  const cells = rows.flatMap((row, at) =>
    askedCells(field, row, context).map(([name, cell]) => ({
      at,
      name,
      result: checkCell(cell, row[name], { ...context, row }),
    })),
  );
  const errors = Object.fromEntries(
    cells.flatMap(({ at, name, result }) => (result.ok ? [] : [[`${at}.${name}`, result.message]])),
  );
  const [first] = Object.values(errors);
  if (first !== undefined) return { ok: false, errors, message: first };
  const clean = rows.map((_, index) =>
    Object.fromEntries(
      cells.flatMap(({ at, name, result }) => (at === index && result.ok ? [[name, String(result.value)]] : [])),
    ),
  );
  const message = field.together?.(clean, context) ?? null;
  return message === null ? { ok: true, rows: clean } : { ok: false, errors: {}, message };
}

/** A selected option must be one of the field's own. */
function checkCell(field: ListField['row'][string], text: string | undefined, context: CheckContext) {
  const options = 'options' in field ? field.options : undefined;
  const isListed = !text || !options || options.some(({ code }) => code === text);
  return checkField(field, isListed ? text : '', context);
}
