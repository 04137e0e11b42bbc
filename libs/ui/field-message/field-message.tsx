import { Icon } from '../icon/icon';
import { warningCircleIcon } from '../icon/icons';
import styles from './field-message.module.css';

/** What is wrong with a field and what to do, in the words of the summary. */
export function FieldMessage({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.message}>
      <Icon of={warningCircleIcon} size={20} />
      <span>{children}</span>
    </p>
  );
}
