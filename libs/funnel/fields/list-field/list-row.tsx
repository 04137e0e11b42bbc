import type { ListField, Option } from '@emsal/lines/kit/grammar/field';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Stack } from '@emsal/ui/stack/stack';
import { FormField } from '../form-field';
import type { useListDraft } from './use-list-draft';

/** @param key `code.field` */
export const boxId = (name: string, key: string): string => `${name}-${key.replace('.', '-')}`;

interface ListRowProps {
  name: string;
  field: ListField;
  option: Option;
  draft: ReturnType<typeof useListDraft>;
}

/** One option with a checkbox, and the row's other inputs when it is ticked. */
export function ListRow({ name, field, option: { code, name: label }, draft }: ListRowProps) {
  const row = draft.drafts[code];
  const boxes = Object.entries(field.row).filter(([box]) => box !== field.pick);
  return (
    <Stack as="li" gap={8}>
      <Checkbox
        id={boxId(name, code)}
        label={label}
        checked={row !== undefined}
        onChange={(isTicked) => draft.tick(code, isTicked)}
      />
      {row &&
        boxes.map(([box, declared]) => (
          <FormField
            key={box}
            name={boxId(name, `${code}.${box}`)}
            field={{ ...declared, label: `${label}: ${declared.label.toLocaleLowerCase('tr')}` }}
            value={row[box] ?? ''}
            options={('options' in declared && declared.options) || []}
            error={draft.errors[`${code}.${box}`]}
            onChange={(text) => draft.type(code, box, String(text))}
          />
        ))}
    </Stack>
  );
}
