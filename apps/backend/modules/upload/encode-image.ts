/** An image of a stranger is stored only as we encoded it anew: what hid in it (scripts, place and time of the shot) stays behind. */
import sharp from 'sharp';

const takenFormats = ['jpeg', 'png', 'gif'];
/** A page of paper is readable at this many pixels a side. */
const maxSide = 2400;
/** Refuses small files that unfold into gigabytes. */
const limits = { limitInputPixels: 64_000_000, failOn: 'error', pages: 1 } as const;

/** JPEG, upright, on white; null when the bytes are no JPEG, PNG or GIF, whatever their name says. */
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
    // The library throws for any bytes that it cannot read as a whole image.
    return null;
  }
}
