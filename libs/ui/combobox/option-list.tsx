import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import type { SelectOption } from '../select/select';
import styles from './combobox.module.css';
import { comboboxTexts as texts } from './combobox.texts';

export const optionId = (id: string, index: number) => `${id}-option-${index}`;

interface OptionListProps {
  id: string;
  label: ReactNode;
  open: boolean;
  found: readonly SelectOption[];
  /** How many fit; more than `found` are not drawn. */
  count: number;
  /** Index of the option that the arrow keys reached; -1 is none. */
  active: number;
  current: string;
  pick: (option: SelectOption) => void;
}

/** The options below the input; the focus stays in the input. */
export function OptionList({ id, label, open, found, count, active, current, pick }: OptionListProps) {
  const name = typeof label === 'string' ? label : undefined;
  return (
    <>
      <ul id={`${id}-list`} role="listbox" aria-label={name} className={styles.list} hidden={!open}>
        {open &&
          found.map((option, index) => (
            <li
              key={option.value}
              id={optionId(id, index)}
              role="option"
              aria-selected={option.value === current}
              className={classNames(styles.option, index === active && styles.active)}
              // The press must not take the focus from the input: leaving closes the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              {option.label}
            </li>
          ))}
        {open && count > found.length && (
          <li role="presentation" className={styles.more}>
            {texts.more(count, found.length)}
          </li>
        )}
      </ul>
      {open && found.length === 0 && <p className={styles.none}>{texts.none}</p>}
    </>
  );
}
