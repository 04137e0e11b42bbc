/** Photographs a square code and reads it with the browser's own detector, where it has one. */
interface Detector {
  detect: (image: ImageBitmapSource) => Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export const canReadCodes = (): boolean => detectorClass() !== undefined;

/** Opens the camera or the file picker; null when the visitor chose nothing. */
function takePhoto(): Promise<File | null> {
  const picker = Object.assign(document.createElement('input'), { type: 'file', accept: 'image/*' });
  picker.setAttribute('capture', 'environment');
  return new Promise((done) => {
    picker.addEventListener('change', () => done(picker.files?.[0] ?? null));
    picker.addEventListener('cancel', () => done(null));
    picker.click();
  });
}

/** Text of the code in the photo; '' when there is none to read, null when no photo was taken. */
export async function photographCode(): Promise<string | null> {
  const Detect = detectorClass();
  const photo = await takePhoto();
  if (photo === null || Detect === undefined) return null;
  const [code] = await new Detect({ formats: ['qr_code', 'data_matrix'] }).detect(await createImageBitmap(photo));
  return code?.rawValue ?? '';
}
