/**
 * Blocks of a product's landing page: what is code there (form, figures, tables of prices, insurers) is placed by a block that holds
 * its words and no figure.
 */
import { z } from 'zod';
import { sitePath } from './link';
import { plain } from './plain-text';

const step = z.object({ title: plain(80), text: plain(300) });
const points = (most: number) => z.array(plain(200)).min(1).max(most);

/** What stands beside the heading: the spread of sample prices, a calculator, or facts in words. */
export const heroFigures = ['market', 'dask', 'home', 'phone', 'facts'] as const;

const labelled = z.object({ label: plain(80), amount: plain(60) });

const cover = z.object({
  /** Four of them fit in a row. */
  title: plain(40),
  text: plain(600),
  points: points(8).optional(),
  limits: z.array(labelled).min(1).max(8).optional(),
});

export const landingBlocks = [
  z.object({
    kind: z.literal('hero'),
    /** Two lines, together the page's first heading. */
    heading: z.tuple([plain(60), plain(60)]),
    lead: plain(500),
    points: points(5),
    formTitle: plain(60),
    figure: z.enum(heroFigures),
    figureTitle: plain(80),
    figureCaption: plain(120),
    /** Shown by the figure of this name only. */
    facts: z.array(labelled).min(1).max(6).optional(),
  }),
  z.object({ kind: z.literal('steps'), items: z.tuple([step, step, step]) }),
  z.object({ kind: z.literal('covers'), title: plain(80), intro: plain(400), items: z.array(cover).min(2).max(4) }),
  z.object({
    kind: z.literal('medians'),
    title: plain(80),
    intro: plain(400),
    rowHeading: plain(40),
    /** The heading of each row of prices, by its key; a row without one is not shown. */
    heads: z
      .array(z.object({ key: plain(40), label: plain(80) }))
      .min(1)
      .max(12),
  }),
  z.object({
    kind: z.literal('figures'),
    title: plain(80),
    intro: plain(400),
    source: plain(400),
    rowHeading: plain(40),
    noteHeading: plain(40),
  }),
  z.object({
    kind: z.literal('reading'),
    /** The first three that are published are shown. */
    items: z
      .array(z.object({ path: sitePath, title: plain(80), text: plain(200) }))
      .min(1)
      .max(8),
  }),
  z.object({ kind: z.literal('insurers') }),
] as const;

export type LandingBlock = z.output<(typeof landingBlocks)[number]>;

const kinds: ReadonlySet<string> = new Set(landingBlocks.map(({ shape }) => shape.kind.value));

/** Of the blocks that stand only on a product's landing page. */
export const isLandingBlock = <Other extends { kind: string }>(block: Other | LandingBlock): block is LandingBlock =>
  kinds.has(block.kind);
