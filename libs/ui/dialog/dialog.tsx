import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { xIcon } from '../icon/icons';
import styles from './dialog.module.css';
import { dialogTexts } from './dialog.texts';

export interface DialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Buttons, the way on first. */
  actions?: ReactNode;
  /** Escape and the close button. Leave it out when an answer is needed: then only `actions` close it. */
  onClose?: () => void;
}

/** The platform's own modal dialog: focus inside, escape, scroll lock (base.css) and the focus back to where it was. */
export function Dialog({ open, title, children, actions, onClose }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);
  return (
    <dialog
      ref={box}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={heading} className={styles.title}>
              {title}
            </h2>
            {onClose && (
              <Button variant="icon" aria-label={dialogTexts.close} onClick={onClose}>
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
