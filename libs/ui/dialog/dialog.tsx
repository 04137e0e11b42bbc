import { Modal, type ModalProps } from './modal';
import styles from './dialog.module.css';

export type DialogProps = ModalProps;

/** The platform's own modal dialog in the middle of the screen: focus, escape, browser-back, scroll lock (base.css). */
export function Dialog(props: DialogProps) {
  return <Modal {...props} className={styles.dialog} />;
}
