/** Opens the file picker, which offers the camera on a phone; null when the visitor chose nothing. */
export function choosePhoto(): Promise<File | null> {
  const picker = Object.assign(document.createElement('input'), { type: 'file', accept: 'image/*' });
  return new Promise((done) => {
    picker.addEventListener('change', () => done(picker.files?.[0] ?? null));
    picker.addEventListener('cancel', () => done(null));
    picker.click();
  });
}
