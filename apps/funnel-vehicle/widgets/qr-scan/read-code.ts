/** Reads the square code in a picture, by the package `qr`. */
import { loadOnline } from '@emsal/funnel/later/later';

/** Pixels as a canvas gives them: four bytes each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Longer sides are drawn smaller: a code that fills a tenth of a photo still has pixels enough. */
const sides = [1_600, 800] as const;

/**
 * Text of the code; null when there is none to read. What reads it comes with the first picture, once there is a connection.
 * @throws when it does not come although there is one
 */
export async function readCode(pixels: Pixels): Promise<string | null> {
  const { decodeQR } = await loadOnline(() => import('qr/decode.js'));
  try {
    return decodeQR(pixels);
  } catch {
    // The package throws for each picture without a readable code, which is the usual case of a camera.
    return null;
  }
}

export interface Drawable {
  source: CanvasImageSource;
  width: number;
  height: number;
}

/** The picture at a size at which reading takes a moment; null where the browser gives no canvas. */
export function pixelsOf({ source, width, height }: Drawable, longSide: number): Pixels | null {
  const scale = Math.min(1, longSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing || canvas.width === 0 || canvas.height === 0) return null;
  drawing.drawImage(source, 0, 0, canvas.width, canvas.height);
  return drawing.getImageData(0, 0, canvas.width, canvas.height);
}

/** The text of a photo's code, or why it has none: it is no picture, or no code in it can be read. */
export type PhotoReading = { text: string } | { trouble: 'broken' | 'unreadable' };

/** @throws as `readCode` */
export async function readPhoto(photo: Blob): Promise<PhotoReading> {
  const picture = await createImageBitmap(photo).catch(() => null);
  if (picture === null) return { trouble: 'broken' };
  for (const side of sides) {
    const pixels = pixelsOf({ source: picture, width: picture.width, height: picture.height }, side);
    const text = pixels && (await readCode(pixels));
    if (text !== null) return { text };
  }
  return { trouble: 'unreadable' };
}
