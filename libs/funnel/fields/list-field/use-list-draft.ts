/** The state of a list's dialog until it is saved. */
import { checkRows } from '@emsal/lines/kit/fields/check-rows';
import type { CheckContext, ListField, Option, PartErrors, Row } from '@emsal/lines/kit/grammar/field';
import { useState } from 'react';

export interface ListDraftParts {
  field: ListField;
  rows: readonly Row[];
  options: readonly Option[];
  form: CheckContext;
  onType: (rows: readonly Row[]) => void;
}

type Drafts = Readonly<Record<string, Row>>;

const emptyRow = ({ row, pick }: ListField, code: string): Row => ({
  ...Object.fromEntries(Object.keys(row).map((name) => [name, ''])),
  [pick]: code,
});

/** Rows in the order of their options. */
const inOrder = (options: readonly Option[], drafts: Drafts): readonly Row[] =>
  options.map(({ code }) => drafts[code]).filter((row) => row !== undefined);

export function useListDraft({ field, rows, options, form, onType }: ListDraftParts) {
  const first: Drafts = Object.fromEntries(rows.map((row) => [row[field.pick], row]));
  const [drafts, setDrafts] = useState(first);
  const [isPressed, setPressed] = useState(false);
  const chosen = inOrder(options, drafts);
  const verdict = checkRows(field, chosen, form);
  const errors = isPressed && !verdict.ok ? byCode(field, chosen, verdict.errors) : {};

  const change = (next: Drafts) => {
    setDrafts(next);
    onType(inOrder(options, next));
  };
  const tick = (code: string, isTicked: boolean) => {
    const { [code]: before, ...others } = drafts;
    change(isTicked ? { ...others, [code]: before ?? emptyRow(field, code) } : others);
  };
  const type = (code: string, name: string, text: string) =>
    change({ ...drafts, [code]: { ...drafts[code], [name]: text } });
  /** The rows when all are valid, else null, and the errors are shown. */
  const press = (): readonly Row[] | null => {
    setPressed(true);
    return verdict.ok ? verdict.rows : null;
  };
  return {
    drafts,
    chosen,
    errors,
    /** The error of the rows as a whole. */
    together: isPressed && !verdict.ok && Object.keys(verdict.errors).length === 0 ? verdict.message : null,
    isChanged: JSON.stringify(chosen) !== JSON.stringify(inOrder(options, first)),
    tick,
    type,
    press,
  };
}

/** Keys `code.field` instead of `row.field`. */
function byCode({ pick }: ListField, rows: readonly Row[], errors: PartErrors): PartErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([key, message]) => {
      const [at, name] = key.split('.') as [string, string];
      return [`${rows[Number(at)]?.[pick]}.${name}`, message];
    }),
  );
}
