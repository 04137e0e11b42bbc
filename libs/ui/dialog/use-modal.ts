import { useEffect, useRef, type RefObject } from 'react';
import { openModals } from './open-modals';

interface Wanted {
  open: boolean;
  /** Nothing closes a modal without it but its own actions; then browser-back is the page's. */
  onClose?: () => void;
}

/** Shows a native dialog as a modal: focus inside, the focus back to what opened it, and browser-back closes the top one. */
export function useModal({ open, onClose }: Wanted): RefObject<HTMLDialogElement | null> {
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
