import { useEffect, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { Field } from '../field/field';
import type { ControlProps, FieldProps } from '../field/field-props';
import type { SelectOption } from '../select/select';
import input from '../text-field/text-field.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './combobox.module.css';
import { comboboxTexts as texts } from './combobox.texts';
import { useCombobox } from './use-combobox';

export interface ComboboxProps extends FieldProps, ControlProps<string> {
  options: readonly SelectOption[];
}

/** A choice from a long list by typing: brand, model, job, city. The value is the option's; text that is no option is an empty value. */
export function Combobox(props: ComboboxProps) {
  const { id, label, hint, error, optional, labelAside, after, options, name, value, defaultValue = '', onChange, onBlur, onFocus } = props;
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const box = useCombobox({
    options,
    value: current,
    choose: (next) => {
      setOwn(next);
      onChange?.(next);
    },
  });
  const optionId = (index: number) => `${id}-option-${index}`;
  useEffect(() => {
    if (box.open && box.active >= 0) document.getElementById(`${id}-option-${box.active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, box.open, box.active]);
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
            aria-autocomplete="list"
            aria-expanded={box.open}
            aria-controls={`${id}-list`}
            aria-activedescendant={box.open && box.active >= 0 ? optionId(box.active) : undefined}
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
          <ul id={`${id}-list`} role="listbox" aria-label={typeof label === 'string' ? label : undefined} className={styles.list} hidden={!box.open}>
            {box.open &&
              box.found.map((option, index) => (
                <li
                  key={option.value}
                  id={optionId(index)}
                  role="option"
                  aria-selected={option.value === current}
                  className={classNames(styles.option, index === box.active && styles.active)}
                  // The press must not take the focus from the input: leaving closes the list.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => box.pick(option)}
                >
                  {option.label}
                </li>
              ))}
          </ul>
          {box.open && box.found.length === 0 && <p className={styles.none}>{texts.none}</p>}
          <span role="status">
            <VisuallyHidden>{box.open ? texts.count(box.found.length) : ''}</VisuallyHidden>
          </span>
        </div>
      )}
    </Field>
  );
}
