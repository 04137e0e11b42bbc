/** Opens the file picker, which offers the camera on a phone; null when nothing was selected. */
export function choosePhoto(): Promise<File | null> {
  const picker = Object.assign(document.createElement('input'), { type: 'file', accept: 'image/*', hidden: true });
  // In the document while it is open: browsers may garbage-collect a detached input, and the selection with it.
  document.body.append(picker);
  return new Promise((done) => {
    const end = (photo: File | null): void => {
      picker.remove();
      done(photo);
    };
    picker.addEventListener('change', () => end(picker.files?.[0] ?? null));
    picker.addEventListener('cancel', () => end(null));
    picker.click();
  });
}
