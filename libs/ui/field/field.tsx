import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { FieldMessage } from '../field-message/field-message';
import styles from './field.module.css';
import { wiring, type FieldProps, type Wiring } from './field-props';
import { fieldTexts } from './field.texts';

const Optional = () => <span className={styles.optional}> {fieldTexts.optional}</span>;

function Words({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
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

/** One labelled control: label, hint, message, control, in this order and tied together. */
export function Field({ children, ...field }: FieldProps & { children: (attributes: Wiring) => ReactNode }) {
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
      <Words {...field} />
      {children(wiring(field))}
      {after}
    </div>
  );
}

/** Several controls under one question: radios, date boxes. The group carries the id; a `wide` one may leave the form's column. */
export function FieldGroup({ children, wide, ...field }: FieldProps & { children: ReactNode; wide?: boolean }) {
  const { id, label, optional, error, after } = field;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={wiring(field)['aria-describedby']}
      className={classNames(!wide && styles.field, error && styles.wrong)}
    >
      <legend className={styles.label}>
        {label}
        {optional && <Optional />}
      </legend>
      <Words {...field} />
      {children}
      {after}
    </fieldset>
  );
}
