import { Modal, type ModalProps } from '../dialog/modal';
import styles from './bottom-sheet.module.css';

/** A dialog at the thumb's end of a small screen, in the middle of a wide one: filters, sorting, one offer's breakdown. A press beside it closes it. */
export function BottomSheet(props: ModalProps) {
  return <Modal {...props} className={styles.sheet} closesOutside />;
}
