/** Builds a list field: rows that are selected from options and priced. */
import { checkRows, isRow, rowsOf } from './check-rows';
import { isRequired } from '../steps/check-step';
import type { Answer, CheckContext, ListField, PartRules, PartsVerdict } from '../grammar/field';
import { requiredMessage } from '@emsal/validation/generic/generic-messages';

type ListSpec = Omit<ListField, 'kind' | 'rules'>;

export const list = <const Spec extends ListSpec>(spec: Spec): Spec & { kind: 'list'; rules: PartRules } => ({
  ...spec,
  kind: 'list',
  rules: {
    blank: [],
    check: (answer, context) => checkList(spec, answer, context),
    display: (answer) => String(rowsOf(answer).length),
    isAnswer: (stored) => Array.isArray(stored) && stored.every(isRow),
    // Its inputs are in a dialog, outside the native form.
    read: (_, before) => before ?? [],
  },
});

function checkList(spec: ListSpec, answer: Answer | undefined, context: CheckContext): PartsVerdict {
  const rows = rowsOf(answer);
  if (rows.length === 0 && !isRequired(spec, context)) return { ok: true, value: rows };
  if (rows.length === 0) return { ok: false, errors: { '': spec.missing ?? requiredMessage } };
  const result = checkRows(spec, rows, context);
  return result.ok ? { ok: true, value: result.rows } : { ok: false, errors: { '': result.message } };
}
