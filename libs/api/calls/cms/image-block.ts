/** A picture of a page: made by the backend in several widths and formats, named by its id. */
import { z } from 'zod';
import { maxImageWidth } from '../../image-path';
import { plain } from './plain-text';

export const picture = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  /** Of the widest file, so that the page keeps its place. */
  width: z.int().min(1).max(maxImageWidth),
  height: z.int().min(1).max(20_000),
});
export type Picture = z.output<typeof picture>;

export const imageBlock = z.object({
  kind: z.literal('image'),
  picture,
  /** What it shows, for those who do not see it. */
  alt: plain(200),
  caption: plain(200).optional(),
});
