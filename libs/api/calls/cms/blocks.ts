/** Blocks of a content page: our own components as data. Text is plain text with marks, never HTML. */
import { lineIds } from '@emsal/lines/facts/line-ids';
import { z } from 'zod';
import { maxBlocks } from '../../block-limit';
import { imageBlock } from './image-block';
import { landingBlocks } from './landing-blocks';
import { href } from './link';
import { plain, storable } from './plain-text';

const words = z.object({
  text: z.string().min(1).max(2000).regex(storable),
  isStrong: z.literal(true).optional(),
  href: href.optional(),
});
const prose = z.array(words).min(1).max(60);
const cells = z.array(z.string().max(300).regex(storable)).min(2).max(8);

const articleBlocks = [
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: plain(120) }),
  z.object({ kind: z.literal('text'), prose }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(prose).min(1).max(30) }),
  z.object({ kind: z.literal('note'), prose }),
  z.object({ kind: z.literal('table'), caption: plain(200), head: cells, rows: z.array(cells).min(1).max(60) }),
  z.object({
    kind: z.literal('questions'),
    items: z
      .array(z.object({ question: plain(200), answer: plain(2000) }))
      .min(1)
      .max(20),
  }),
  z.object({ kind: z.literal('sources'), items: z.array(plain(300)).min(1).max(20) }),
  imageBlock,
] as const;

export const block = z.discriminatedUnion('kind', [...articleBlocks, ...landingBlocks]);

export const blocks = z.array(block).min(1).max(maxBlocks);
export const productLine = z.enum(lineIds);

export type Words = z.output<typeof words>;
/** A block that any page may have. */
export type ArticleBlock = z.output<(typeof articleBlocks)[number]>;
export type Block = z.output<typeof block>;
