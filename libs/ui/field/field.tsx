import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { FieldMessage } from '../field-message/field-message';
import styles from './field.module.css';
import { fieldAttributes, type FieldProps, type FieldAttributes } from './field-props';
import { fieldTexts } from './field.texts';

const Optional = () => <span className={styles.optional}> {fieldTexts.optional}</span>;

function FieldTexts({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </>
  );
}

/** A control with label, hint and error message. */
export function Field({ children, ...field }: FieldProps & { children: (attributes: FieldAttributes) => ReactNode }) {
  const { id, label, optional, labelAside, error, after } = field;
  return (
    <div className={classNames(styles.field, error && styles.wrong)}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {optional && <Optional />}
        </label>
        {labelAside}
      </div>
      <FieldTexts {...field} />
      {children(fieldAttributes(field))}
      {after}
    </div>
  );
}

/**
 * A fieldset of several controls: radios, date boxes. The group has the id; a `wide` one may exceed the form's column.
 */
export function FieldGroup({ children, wide, ...field }: FieldProps & { children: ReactNode; wide?: boolean }) {
  const { id, label, optional, error, after } = field;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={fieldAttributes(field)['aria-describedby']}
      className={classNames(!wide && styles.field, error && styles.wrong)}
    >
      <legend className={styles.label}>
        {label}
        {optional && <Optional />}
      </legend>
      <FieldTexts {...field} />
      {children}
      {after}
    </fieldset>
  );
}
