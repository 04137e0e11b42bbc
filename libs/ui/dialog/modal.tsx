import { useId, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { xIcon } from '../icon/icons';
import styles from './modal.module.css';
import { modalTexts } from './modal.texts';
import { useModal } from './use-modal';

export interface ModalProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Drawn along the upper edge. */
  edge?: ReactNode;
  /** Buttons, primary first. */
  actions?: ReactNode;
  /** Escape, browser-back and the close button. Omit it to require an answer by `actions`. */
  onClose?: () => void;
}

interface FrameProps extends ModalProps {
  className?: string;
  /** Clicking outside closes it. */
  closesOutside?: boolean;
}

/** Shared by Dialog and BottomSheet: a native modal dialog with title, close button and actions. */
export function Modal({ open, title, children, edge, actions, onClose, className, closesOutside }: FrameProps) {
  const box = useModal({ open, onClose });
  const heading = useId();
  /** React lets the event of a dialog inside this one bubble. */
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (event.target === box.current) onClose?.();
  };
  const pressOutside = (event: MouseEvent) => event.target === box.current && onClose?.();
  return (
    <dialog
      ref={box}
      className={classNames(styles.modal, className)}
      aria-labelledby={heading}
      onClick={closesOutside ? pressOutside : undefined}
      onCancel={cancel}
    >
      {open && edge}
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={heading} className={styles.title}>
              {title}
            </h2>
            {onClose && (
              <Button variant="icon" aria-label={modalTexts.close} onClick={onClose}>
                <Icon of={xIcon} />
              </Button>
            )}
          </div>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
