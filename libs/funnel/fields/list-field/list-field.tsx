/** A list field: a summary of what was chosen, and a button that opens the dialog. */
import { rowsOf } from '@emsal/lines/kit/fields/check-rows';
import type { ListField as Declared, Row } from '@emsal/lines/kit/grammar/field';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { Button } from '@emsal/ui/button/button';
import { Field } from '@emsal/ui/field/field';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import { listFieldTexts as texts } from './list-field.texts';
import { sumOf } from './sum-of';
import type { ListFieldProps } from './list-field-props';

/** Loaded when it is opened for the first time. */
const ListDialog = lazyComponent(async () => (await import('./list-dialog')).ListDialog);

export function ListField(props: ListFieldProps) {
  const { name, field, value, error, onChange } = props;
  const rows = rowsOf(value);
  /** The rows when the dialog was opened. Changes in the dialog go into the form at once, so that a reload keeps them. */
  const [opened, setOpened] = useState<readonly Row[] | null>(null);
  const close = (newRows: readonly Row[]) => {
    if (newRows !== rows) onChange(newRows);
    setOpened(null);
  };
  return (
    <Field id={name} label={field.label} hint={field.hint} error={error} optional={field.optional}>
      {(attributes) => (
        <Stack gap={8}>
          {rows.length > 0 && <Text>{texts.summary(field.words.count(rows.length), sumOf(field, rows))}</Text>}
          <div>
            <Button {...attributes} aria-label={labelOf(field, rows)} variant="line" onClick={() => setOpened(rows)}>
              {labelOf(field, rows)}
            </Button>
          </div>
          {opened && (
            <ListDialog {...props} rows={opened} onType={onChange} onClose={() => close(opened)} onSave={close} />
          )}
        </Stack>
      )}
    </Field>
  );
}

const labelOf = ({ words }: Declared, rows: readonly Row[]): string => (rows.length > 0 ? words.change : words.add);
