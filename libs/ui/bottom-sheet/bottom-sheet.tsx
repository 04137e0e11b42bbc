import { Modal, type ModalProps } from '../dialog/modal';
import styles from './bottom-sheet.module.css';

/**
 * A dialog at the bottom of small screens, centred on wide ones: filters, sorting, breakdowns. Clicking outside closes
 * it.
 */
export function BottomSheet(props: ModalProps) {
  return <Modal {...props} className={styles.sheet} closesOutside />;
}
