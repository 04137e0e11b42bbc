/** Opens the file picker, which offers the camera on a phone; null when the visitor chose nothing. */
export function choosePhoto(): Promise<File | null> {
  const picker = Object.assign(document.createElement('input'), { type: 'file', accept: 'image/*', hidden: true });
  // Part of the page while it is open: a browser may forget one that nothing holds, and with it what was chosen.
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
