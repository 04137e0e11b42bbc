/** A landing page's first version, as the content system stores it: its texts, with amounts still named. */
import type { Block } from '@emsal/api/calls/cms/blocks';
import type { LandingBlock } from '@emsal/api/calls/cms/landing-blocks';
import type { Landing } from './landing';

export interface LandingContent {
  /** The line's name, as breadcrumb and lists show it. */
  title: string;
  seoTitle: string;
  shortContent: string;
  blocks: Block[];
}

type Of<Kind extends LandingBlock['kind']> = Extract<LandingBlock, { kind: Kind }>;

const hero = ({ heading, lead, points, formTitle, estimate, teaser }: Landing): Of<'hero'> => ({
  kind: 'hero',
  heading: [...heading],
  lead,
  points: [...points],
  formTitle,
  figure: estimate ?? 'market',
  figureTitle: teaser.title,
  figureCaption: teaser.caption,
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

const medians = ({ medians: { heads, ...words } }: Landing): Of<'medians'> => ({
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

/** In the order of the page. */
export const landingContent = (landing: Landing): LandingContent => ({
  title: landing.facts.name,
  seoTitle: landing.title,
  shortContent: landing.description,
  blocks: [
    hero(landing),
    { kind: 'steps', items: [...landing.steps] },
    covers(landing),
    medians(landing),
    ...(landing.figures ? [figures(landing.figures)] : []),
    { kind: 'questions', items: [...landing.questions] },
    { kind: 'reading', items: [...landing.reading] },
    { kind: 'insurers' },
  ],
});
