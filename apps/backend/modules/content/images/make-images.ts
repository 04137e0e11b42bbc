/** Makes the files of a picture: upright, without metadata, in every width and format that pages ask for. */
import { imageFormats, imageWidths, maxImageWidth, type ImageFormat } from '@emsal/api/image-path';
import { maxPictureMegapixels } from '@emsal/validation/upload/upload-limits';
import sharp, { type Sharp } from 'sharp';

/** SVG is not among them: it can run scripts and load files. */
const takenFormats = ['jpeg', 'png', 'webp', 'heif', 'gif'];
const limits = { limitInputPixels: maxPictureMegapixels * 1_000_000, failOn: 'error', pages: 1 } as const;

interface MadeFile {
  width: number;
  format: ImageFormat;
  content: Buffer;
}
export interface MadeImage {
  width: number;
  height: number;
  files: MadeFile[];
}

const encode: Readonly<Record<ImageFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 50, effort: 3 }),
  webp: (image) => image.webp({ quality: 78 }),
};

/** Null when the bytes are no picture of these formats, or too large a one. */
export async function makeImages(bytes: Buffer | null): Promise<MadeImage | null> {
  if (!bytes?.length) return null;
  try {
    const { format } = await sharp(bytes, limits).metadata();
    if (!takenFormats.includes(format)) return null;
    const { data, info } = await sharp(bytes, limits)
      .rotate()
      .resize({ width: maxImageWidth, withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, files: await filesOf(data, info.width) };
  } catch {
    // sharp throws for bytes that are no complete picture, and above the limit.
    return null;
  }
}

async function filesOf(upright: Buffer, whole: number): Promise<MadeFile[]> {
  const files: MadeFile[] = [];
  for (const width of imageWidths(whole))
    for (const format of imageFormats)
      files.push({ width, format, content: await encode[format](sharp(upright).resize({ width })).toBuffer() });
  return files;
}
