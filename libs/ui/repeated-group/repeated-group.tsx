import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { FieldGroup } from '../field/field';
import type { FieldProps } from '../field/field-props';
import { Stack } from '../stack/stack';
import { Text } from '../text/text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './repeated-group.module.css';
import { useItemKeys } from './use-item-keys';

export interface RepeatedItem {
  /** `2. kişi`: the legend of its fields. */
  name: string;
  fields: ReactNode;
}

export interface RepeatedGroupProps extends FieldProps {
  items: readonly RepeatedItem[];
  /** Fewer cannot be reached by removing, more not by adding. */
  least: number;
  most: number;
  words: {
    add: string;
    remove(name: string): string;
    added(name: string): string;
    removed(name: string): string;
    full(most: number): string;
  };
  onAdd: () => void;
  onRemove: (index: number) => void;
}

const itemId = (id: string, index: number): string => `${id}.${index}`;

/** Where the focus goes after the items have changed: into a new one, or to what stands in a removed one's place. */
function useFocusAfterChange(id: string, count: number) {
  const target = useRef<string>(undefined);
  useEffect(() => {
    if (target.current === undefined) return;
    const item = document.getElementById(target.current);
    target.current = undefined;
    const isNew = item?.dataset.added === 'true';
    ((isNew && item?.querySelector<HTMLElement>('input,select,textarea')) || item)?.focus();
  }, [count]);
  return {
    added: () => void (target.current = itemId(id, count)),
    removed: (index: number) => void (target.current = itemId(id, Math.max(0, Math.min(index, count - 2)))),
  };
}

/** Fields that are repeated for each item, such as insured people: items are added at the end and removed anywhere. */
export function RepeatedGroup({ items, least, most, words, onAdd, onRemove, ...field }: RepeatedGroupProps) {
  const { id } = field;
  const keys = useItemKeys(items.length);
  const [change, setChange] = useState<{ text: string; added?: number }>({ text: '' });
  const focus = useFocusAfterChange(id, items.length);
  const add = () => {
    focus.added();
    setChange({ text: '', added: items.length });
    onAdd();
  };
  const remove = (index: number) => {
    if (items.length > 1) focus.removed(index);
    else document.getElementById(`${id}-add`)?.focus();
    keys.remove(index);
    setChange({ text: words.removed(items[index]!.name) });
    onRemove(index);
  };
  const added = change.added === undefined ? undefined : items[change.added];
  return (
    <FieldGroup {...field}>
      <Stack gap={24}>
        {items.map(({ name, fields }, index) => (
          <fieldset
            key={keys.of(index)}
            id={itemId(id, index)}
            tabIndex={-1}
            data-added={change.added === index}
            className={styles.item}
          >
            <legend className={styles.name}>{name}</legend>
            <Stack gap={24}>
              {fields}
              {items.length > least && (
                <div>
                  <Button variant="quiet" onClick={() => remove(index)}>
                    {words.remove(name)}
                  </Button>
                </div>
              )}
            </Stack>
          </fieldset>
        ))}
        <div>
          {items.length < most ? (
            <Button variant="line" id={`${id}-add`} onClick={add}>
              {words.add}
            </Button>
          ) : (
            <Text tone="muted">{words.full(most)}</Text>
          )}
        </div>
      </Stack>
      <span role="status">
        <VisuallyHidden>{added ? words.added(added.name) : change.text}</VisuallyHidden>
      </span>
    </FieldGroup>
  );
}
