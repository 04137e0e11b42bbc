/** A landing page's first version, as the content system stores it: its texts, with amounts still named. */
import type { Block } from '@emsal/api/calls/cms/blocks';
import type { LandingBlock } from '@emsal/api/calls/cms/landing-blocks';
import type { Comparison, Landing, MedianTable } from '@emsal/lines/kit/landing/landing';
import { readingLinks } from './reading-links';

export interface LandingContent {
  /** The line's name, as breadcrumb and lists show it. */
  title: string;
  seoTitle: string;
  shortContent: string;
  blocks: Block[];
}

type Of<Kind extends LandingBlock['kind']> = Extract<LandingBlock, { kind: Kind }>;

const hero = ({ heading, lead, points, formTitle, estimate, prices, teaser, keyFacts }: Landing): Of<'hero'> => ({
  kind: 'hero',
  heading: [...heading],
  lead,
  points: [...points],
  formTitle,
  figure: estimate ?? (prices ? 'market' : 'facts'),
  figureTitle: teaser.title,
  figureCaption: teaser.caption,
  ...(keyFacts && { facts: [...keyFacts] }),
});

const covers = ({ covers: { items, ...words } }: Landing): Of<'covers'> => ({
  kind: 'covers',
  ...words,
  items: items.map(({ title, text, points, limits }) => ({
    title,
    text,
    ...(points && { points: [...points] }),
    ...(limits && { limits: [...limits] }),
  })),
});

const medians = ({ heads, ...words }: MedianTable): Of<'medians'> => ({
  kind: 'medians',
  ...words,
  heads: Object.entries(heads).map(([key, label]) => ({ key, label })),
});

const figures = ({
  title,
  intro,
  source,
  rowHeading,
  noteHeading,
}: NonNullable<Landing['figures']>): Of<'figures'> => ({
  kind: 'figures',
  title,
  intro,
  source,
  rowHeading,
  noteHeading,
});

const comparison = ({ title, intro, caption, head, rows, sources }: Comparison): Block[] => [
  { kind: 'heading', level: 2, text: title },
  { kind: 'text', prose: [{ text: intro }] },
  { kind: 'table', caption, head: [...head], rows: rows.map((row) => [...row]) },
  { kind: 'sources', items: [...sources] },
];

/** In the order of the page. */
export const landingContent = (landing: Landing): LandingContent => ({
  title: landing.facts.name,
  seoTitle: landing.title,
  shortContent: landing.description,
  blocks: [
    hero(landing),
    { kind: 'steps', items: [...landing.steps] },
    covers(landing),
    ...(landing.medians ? [medians(landing.medians)] : []),
    ...(landing.comparison ? comparison(landing.comparison) : []),
    ...(landing.figures ? [figures(landing.figures)] : []),
    { kind: 'questions', items: [...landing.questions] },
    { kind: 'reading', items: landing.reading.map((name) => readingLinks[name]) },
    ...(landing.prices ? [{ kind: 'insurers' as const }] : []),
  ],
});
