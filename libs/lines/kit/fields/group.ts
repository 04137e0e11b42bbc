/** Builds a repeatable group of fields. The compiler checks its conditions and its answers against the item's fields. */
import { checkRows, isRow, rowsOf } from './check-rows';
import type { RowOf } from '../grammar/answers-of';
import type {
  Answer,
  CheckContext,
  GroupField,
  Name,
  PartErrors,
  PartRules,
  PartsVerdict,
  Row,
  RowFields,
} from '../grammar/field';
import { readValue } from '../answers/read-form';

type Given = Omit<GroupField, 'kind' | 'rules' | 'row' | 'when' | 'words' | 'optional' | 'missing' | 'requiredWhen'>;

export interface GroupSpec<R extends RowFields> extends Given {
  row: R;
  when?: { readonly [N in Name<R>]?: (item: RowOf<R>, context: CheckContext) => boolean };
  words: Omit<GroupField['words'], 'item'> & { item(item: RowOf<R>, index: number): string };
}

/** A group field whose answers have the type of its item's fields. */
export type GroupOf<R> = Omit<GroupField, 'row'> & { row: R };

export function group<const R extends RowFields>(spec: GroupSpec<R>): GroupOf<R> {
  // Outside of the declaration an item is text by name.
  const field = { when: {}, ...spec, kind: 'group', optional: true } as unknown as Omit<GroupField, 'rules'>;
  return { ...field, row: spec.row, rules: groupRules(field) };
}

const groupRules = (field: Omit<GroupField, 'rules'>): PartRules => ({
  blank: [],
  check: (answer, context) => checkItems(field, answer, context),
  display: (answer) => rowsOf(answer).map(field.words.item).join(', '),
  isAnswer: (stored) => Array.isArray(stored) && stored.every(isRow),
  read: (typed, before) => readItems(field, typed, (before as readonly Row[] | undefined) ?? []),
});

/** An added item: the initial values of its fields. */
export const newItem = ({ row }: Pick<GroupField, 'row'>): Row =>
  Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, ('initial' in cell && cell.initial) || '']));

/** The items that are shown: at least the smallest number. */
export function shownItems(field: Pick<GroupField, 'row'>, answer: Answer | undefined, least: number): readonly Row[] {
  const items = rowsOf(answer);
  return [...items, ...Array.from({ length: Math.max(0, least - items.length) }, () => newItem(field))];
}

type Items = Omit<GroupField, 'rules'>;

function checkItems(field: Items, answer: Answer | undefined, context: CheckContext): PartsVerdict {
  const { least, most } = field.bounds(context);
  const items = shownItems(field, answer, least);
  if (items.length > most) return { ok: false, errors: { '': field.words.full(most) } };
  const result = checkRows(field, items, context);
  if (result.ok) return { ok: true, value: result.rows };
  return { ok: false, errors: named(field, items, result) };
}

/** Each message names its item, because the summary lists the messages of all items. */
function named(field: Items, items: readonly Row[], result: { errors: PartErrors; message: string }): PartErrors {
  const cells = Object.entries(result.errors);
  if (cells.length === 0) return { '': result.message };
  return Object.fromEntries(
    cells.map(([key, message]) => {
      const index = Number.parseInt(key);
      return [key, `${field.words.item(items[index]!, index)}: ${message}`];
    }),
  );
}

type Typed = Readonly<Record<string, string | undefined>>;

/** A forged form may not name the millionth item. */
const longestNativeGroup = 20;

/** The same items when nothing was typed, so that nothing is seen as a change. */
function readItems(field: Items, typed: Typed, before: readonly Row[]): readonly Row[] {
  const counts = Object.keys(typed).map((key) => Number.parseInt(key) + 1);
  const count = Math.max(before.length, ...counts.filter((one) => one <= longestNativeGroup));
  const items = Array.from({ length: count }, (_, index) => ({ ...before[index], ...readItem(field, typed, index) }));
  const isChanged = items.some((item, index) =>
    Object.entries(item).some(([name, text]) => text !== (before[index]?.[name] ?? '')),
  );
  return isChanged ? items : before;
}

function readItem({ row }: Items, typed: Typed, index: number): Row {
  const cells = Object.entries(row).map(([name, cell]) => [name, readValue(cell, `${index}.${name}`, typed)]);
  return Object.fromEntries(cells.filter(([, value]) => typeof value === 'string'));
}
