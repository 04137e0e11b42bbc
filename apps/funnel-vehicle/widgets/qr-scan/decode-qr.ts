/** Reads the QR code in a picture with the package `qr`. */
import { loadWhenPossible } from '@emsal/platform/load-when-possible';

/** Pixels of a canvas: four bytes each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Larger pictures are scaled down: a code that fills a tenth of a photo still has enough pixels. */
const longSides = [1_600, 800] as const;

/**
 * The code's text; null when no code can be read. The decoder is loaded with the first picture, and waits for a connection when
 * offline.
 * @throws when the decoder cannot be loaded while online
 */
export async function decodeQr(pixels: Pixels): Promise<string | null> {
  const { decodeQR } = await loadWhenPossible(() => import('qr/decode.js'));
  try {
    return decodeQR(pixels);
  } catch {
    // The package throws for every picture without a readable code, which is the normal case of a camera frame.
    return null;
  }
}

export interface Drawable {
  source: CanvasImageSource;
  width: number;
  height: number;
}

/** The picture scaled to a size that is read quickly; null where the browser provides no canvas. */
export function pixelsOf({ source, width, height }: Drawable, longSide: number): Pixels | null {
  const scale = Math.min(1, longSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return null;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The text of a photo's code, or why there is none: it is not a picture, or no code in it can be read. */
export type PhotoReading = { text: string } | { failure: 'broken' | 'unreadable' };

/** @throws as `decodeQr` */
export async function readPhoto(photo: Blob): Promise<PhotoReading> {
  const picture = await createImageBitmap(photo).catch(() => null);
  if (picture === null) return { failure: 'broken' };
  for (const side of longSides) {
    const pixels = pixelsOf({ source: picture, width: picture.width, height: picture.height }, side);
    const text = pixels && (await decodeQr(pixels));
    if (text !== null) return { text };
  }
  return { failure: 'unreadable' };
}
