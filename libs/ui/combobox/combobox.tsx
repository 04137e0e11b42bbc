import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { Field } from '../field/field';
import type { ControlProps, FieldProps } from '../field/field-props';
import type { SelectOption } from '../select/select';
import input from '../text-field/text-field.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './combobox.module.css';
import { comboboxTexts as texts } from './combobox.texts';
import { OptionList, optionId } from './option-list';
import { useCombobox } from './use-combobox';

export interface ComboboxProps extends FieldProps, ControlProps<string> {
  options: readonly SelectOption[];
  /** What was typed and chose nothing yet; read when the control is drawn. */
  written?: string;
  onWrite?: (text: string) => void;
}

/** More than any option has: what is typed can be kept. */
const longestText = 100;

/** The active option stays in view. */
function useInView(id: string, active: number) {
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
}

/** What was typed before hydration stays in the input until React writes over it with its own text. */
function useAdopted(id: string, { text, type, leave }: ReturnType<typeof useCombobox>) {
  const adopt = useEffectEvent(() => {
    const input = document.getElementById(id) as HTMLInputElement;
    if (input.value === text) return;
    type(input.value);
    if (document.activeElement !== input) leave();
  });
  useLayoutEffect(() => adopt(), []);
}

/** A choice from a long list by typing: brand, model, job, city. The value is the option's; text that is no option is an empty value. */
export function Combobox(props: ComboboxProps) {
  const { id, label, hint, error, optional, labelAside, after, options, name } = props;
  const { value, defaultValue = '', onChange, onBlur, onFocus, written, onWrite } = props;
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const box = useCombobox({ options, value: current, choose, written, write: onWrite });
  useAdopted(id, box);
  useInView(id, box.active);
  return (
    <Field {...{ id, label, hint, error, optional, labelAside, after }}>
      {(attributes) => (
        <div className={styles.box}>
          <input
            {...attributes}
            role="combobox"
            className={classNames(input.input, styles.input, error && input.wrong)}
            autoComplete="off"
            spellCheck={false}
            maxLength={longestText}
            aria-autocomplete="list"
            aria-expanded={box.open}
            aria-controls={`${id}-list`}
            aria-activedescendant={box.active >= 0 ? optionId(id, box.active) : undefined}
            value={box.text}
            onChange={(event) => box.type(event.currentTarget.value)}
            onClick={box.show}
            onFocus={onFocus}
            onBlur={(event) => {
              box.leave();
              onBlur?.(event);
            }}
            onKeyDown={box.press}
          />
          {name && <input type="hidden" name={name} value={current} />}
          <OptionList {...box} {...{ id, label, current }} />
          <span role="status">
            <VisuallyHidden>{box.open ? texts.count(box.count, box.found.length) : ''}</VisuallyHidden>
          </span>
        </div>
      )}
    </Field>
  );
}
