/** SQL of pictures. */
import type { ImageFormat } from '@emsal/api/image-path';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import type { MadeImage } from './make-images';
import { contentImageFiles, contentImages } from './tables';

interface Upload {
  id: string;
  uploadedBy: string;
  uploadedAt: Date;
}

export const saveImage = (db: Executor, { files, ...size }: MadeImage, upload: Upload): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(contentImages).values({ ...upload, ...size });
    await tx.insert(contentImageFiles).values(files.map((file) => ({ imageId: upload.id, ...file })));
  });

export interface ImageFileKey {
  id: string;
  width: number;
  format: ImageFormat;
}

export async function readImageFile(db: Executor, { id, width, format }: ImageFileKey): Promise<Buffer | undefined> {
  const { imageId, width: wide, format: kind, content } = contentImageFiles;
  const [row] = await db
    .select({ content })
    .from(contentImageFiles)
    .where(and(eq(imageId, id), eq(wide, width), eq(kind, format)));
  return row?.content;
}

/** Those of these pictures that exist, with their sizes. */
export const imagesOf = (
  db: Executor,
  ids: readonly string[],
): Promise<{ id: string; width: number; height: number }[]> =>
  db
    .select({ id: contentImages.id, width: contentImages.width, height: contentImages.height })
    .from(contentImages)
    .where(inArray(contentImages.id, [...ids]));
