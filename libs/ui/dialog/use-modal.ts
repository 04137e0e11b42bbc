import { useEffect, useRef, type RefObject } from 'react';
import { openModals } from './open-modals';

interface ModalOptions {
  open: boolean;
  /** Without it only its own actions close the modal, and browser-back leaves the page. */
  onClose?: () => void;
}

/** Shows a native modal dialog: traps and restores the focus; browser-back closes the top one. */
export function useModal({ open, onClose }: ModalOptions): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  const isClosable = onClose !== undefined;
  useEffect(() => {
    latest.current = onClose;
  });
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
  useEffect(() => {
    if (!open || !isClosable) return;
    const modal = { close: () => latest.current?.() };
    openModals().add(modal);
    return () => openModals().remove(modal);
  }, [open, isClosable]);
  return box;
}
