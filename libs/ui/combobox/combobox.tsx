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
  /** The options are on their way: said in the input and in place of the list. */
  loading?: boolean;
  /** Initial text that matches no selected option. */
  written?: string;
  onWrite?: (text: string) => void;
}

/** Longer than any option; keeps the text storable. */
const longestText = 100;

/** Keeps the active option in view. */
function useInView(id: string, active: number) {
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
}

/** Takes over text typed before hydration, which React would overwrite. */
function useTextBeforeHydration(id: string, { text, type, onBlur }: ReturnType<typeof useCombobox>) {
  const takeOver = useEffectEvent(() => {
    const input = document.getElementById(id) as HTMLInputElement;
    if (input.value === text) return;
    type(input.value);
    if (document.activeElement !== input) onBlur();
  });
  useLayoutEffect(() => takeOver(), []);
}

/**
 * Selects from a long list by typing: make, model, profession, city. The value is the option's; text matching no option
 * is an empty value. React Aria's ComboBox would add 61 KB to every form page and overwrites text typed before
 * hydration.
 */
export function Combobox(props: ComboboxProps) {
  const { id, label, hint, error, optional, labelAside, after, options, name, loading = false } = props;
  const { value, defaultValue = '', onChange, onBlur, onFocus, written, onWrite } = props;
  const [internal, setInternal] = useState(defaultValue);
  const current = value ?? internal;
  const choose = (next: string) => {
    setInternal(next);
    onChange?.(next);
  };
  const box = useCombobox({ options, value: current, choose, written, write: onWrite });
  useTextBeforeHydration(id, box);
  useInView(id, box.active);
  const announced = loading ? texts.loading : texts.count(box.count, box.matches.length);
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
            placeholder={loading ? texts.loading : undefined}
            value={box.text}
            onChange={(event) => box.type(event.currentTarget.value)}
            onClick={box.show}
            onFocus={onFocus}
            onBlur={(event) => {
              box.onBlur();
              onBlur?.(event);
            }}
            onKeyDown={box.onKeyDown}
          />
          {name && <input type="hidden" name={name} value={current} />}
          <OptionList {...box} {...{ id, label, current, loading }} />
          <span role="status">
            <VisuallyHidden>{box.open ? announced : ''}</VisuallyHidden>
          </span>
        </div>
      )}
    </Field>
  );
}
