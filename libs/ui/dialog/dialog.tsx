import { Modal, type ModalProps } from './modal';
import styles from './dialog.module.css';

export type DialogProps = ModalProps;

/** The native modal dialog, centred: focus, Escape, browser-back and scroll lock (base.css). */
export function Dialog(props: DialogProps) {
  return <Modal {...props} className={styles.dialog} />;
}
