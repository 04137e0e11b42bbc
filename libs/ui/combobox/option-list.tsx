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
  matches: readonly SelectOption[];
  /** Number of matches; only `matches` are rendered. */
  count: number;
  /** Index of the option reached by arrow keys; -1 for none. */
  active: number;
  current: string;
  loading: boolean;
  pick: (option: SelectOption) => void;
}

/** The options below the input, which keeps the focus. */
export function OptionList({ id, label, open, matches, count, active, current, loading, pick }: OptionListProps) {
  const name = typeof label === 'string' ? label : undefined;
  return (
    <>
      <ul id={`${id}-list`} role="listbox" aria-label={name} className={styles.list} hidden={!open}>
        {open &&
          matches.map((option, index) => (
            <li
              key={option.value}
              id={optionId(id, index)}
              role="option"
              aria-selected={option.value === current}
              className={classNames(styles.option, index === active && styles.active)}
              // Keeps the focus in the input: blur closes the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              {option.label}
            </li>
          ))}
        {open && count > matches.length && (
          <li role="presentation" className={styles.more}>
            {texts.more(count, matches.length)}
          </li>
        )}
      </ul>
      {open && matches.length === 0 && <p className={styles.none}>{loading ? texts.loading : texts.none}</p>}
    </>
  );
}
