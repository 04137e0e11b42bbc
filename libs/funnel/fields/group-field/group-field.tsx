/** A repeatable group of the grammar: the fields of each item, under the item's name. */
import { askedCells } from '@emsal/lines/kit/fields/check-rows';
import type { Answer, CheckContext, GroupField as Declared, Row } from '@emsal/lines/kit/grammar/field';
import { newItem, shownItems } from '@emsal/lines/kit/fields/group';
import type { StepErrors } from '@emsal/lines/kit/steps/check-step';
import { RepeatedGroup } from '@emsal/ui/repeated-group/repeated-group';
import { FormField } from '../form-field';

export interface GroupFieldProps {
  name: string;
  field: Declared;
  value: Answer | undefined;
  form: CheckContext;
  errors: StepErrors;
  onChange: (rows: readonly Row[]) => void;
}

export function GroupField({ name, field, value, form, errors, onChange }: GroupFieldProps) {
  const { least, most } = field.bounds(form);
  const rows = shownItems(field, value, least);
  const change = (index: number, cell: string, text: string) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [cell]: text } : row)));
  const items = rows.map((row, index) => ({
    name: field.words.item(row, index),
    fields: askedCells(field, row, form).map(([cell, declared]) => (
      <FormField
        key={cell}
        name={`${name}.${index}.${cell}`}
        field={declared}
        value={row[cell] ?? ''}
        options={('options' in declared && declared.options) || []}
        error={errors[`${name}.${index}.${cell}`]}
        onChange={(text) => change(index, cell, String(text))}
      />
    )),
  }));
  return (
    <RepeatedGroup
      id={name}
      label={field.label}
      hint={field.hint}
      error={errors[name]}
      {...{ items, least, most }}
      words={field.words}
      onAdd={() => onChange([...rows, newItem(field)])}
      onRemove={(index) => onChange(rows.filter((_, at) => at !== index))}
    />
  );
}
