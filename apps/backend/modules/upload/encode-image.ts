/** Uploaded images are stored re-encoded only, which removes embedded scripts and metadata such as place and time. */
import sharp from 'sharp';

const takenFormats = ['jpeg', 'png', 'gif'];
/** Enough pixels per side to read a page of paper. */
const maxSide = 2400;
/** Refuses decompression bombs. */
const limits = { limitInputPixels: 64_000_000, failOn: 'error', pages: 1 } as const;

/** An upright JPEG on white; null when the bytes are not a JPEG, PNG or GIF, whatever the media type says. */
export async function encodeImage(bytes: Buffer | null): Promise<Buffer | null> {
  if (!bytes?.length) return null;
  try {
    const { format } = await sharp(bytes, limits).metadata();
    if (!takenFormats.includes(format)) return null;
    return await sharp(bytes, limits)
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    // sharp throws for bytes that are not a complete image.
    return null;
  }
}
