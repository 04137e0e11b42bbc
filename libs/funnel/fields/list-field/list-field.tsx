/** A list of the grammar: what was chosen in words, and a button to the dialog in which it is chosen. */
import type { Answer, CheckContext, ListField as Declared, Option, Row } from '@emsal/lines/kit/field';
import { Button } from '@emsal/ui/button/button';
import { Field } from '@emsal/ui/field/field';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { lazy, Suspense, useState } from 'react';
import { listFieldTexts as texts } from './list-field.texts';
import { sumOf } from './sum-of';

/** Loaded when it is opened first: no step pays for it before. */
const ListDialog = lazy(async () => ({ default: (await import('./list-dialog')).ListDialog }));

export interface ListFieldProps {
  name: string;
  field: Declared;
  value: Answer | undefined;
  options: readonly Option[];
  form: CheckContext;
  error?: string;
  onChange: (rows: readonly Row[]) => void;
}

export const rowsOf = (value: Answer | undefined): readonly Row[] =>
  Array.isArray(value) ? (value as readonly Row[]) : [];

export function ListField(props: ListFieldProps) {
  const { name, field, value, error, onChange } = props;
  const rows = rowsOf(value);
  /** The rows as the dialog was opened: what is typed in it stands in the form at once, so that a reload keeps it. */
  const [opened, setOpened] = useState<readonly Row[] | null>(null);
  const close = (kept: readonly Row[]) => {
    if (kept !== rows) onChange(kept);
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
          <Suspense>
            {opened && (
              <ListDialog {...props} rows={opened} onType={onChange} onClose={() => close(opened)} onSave={close} />
            )}
          </Suspense>
        </Stack>
      )}
    </Field>
  );
}

const labelOf = ({ words }: Declared, rows: readonly Row[]): string => (rows.length > 0 ? words.change : words.add);
