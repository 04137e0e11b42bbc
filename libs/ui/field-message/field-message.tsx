import { Icon } from '../icon/icon';
import { warningCircleIcon } from '../icon/icons';
import styles from './field-message.module.css';

/** A field's error message, with the same text as in the error summary. */
export function FieldMessage({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.message}>
      <Icon of={warningCircleIcon} size={20} />
      <span>{children}</span>
    </p>
  );
}
