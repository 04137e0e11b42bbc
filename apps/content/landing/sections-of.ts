import type { ArticleBlock, Block } from '@emsal/api/calls/cms/blocks';
import type { LandingBlock } from '@emsal/api/calls/cms/landing-blocks';

/** Blocks that fill a section each; the others stand in one section while they follow each other. */
export type SectionBlock = LandingBlock | Extract<ArticleBlock, { kind: 'questions' }>;
export type PageSection = { block: SectionBlock } | { prose: Block[]; first: number };

const kinds: Readonly<Record<SectionBlock['kind'], true>> = {
  hero: true,
  steps: true,
  covers: true,
  medians: true,
  figures: true,
  reading: true,
  insurers: true,
  questions: true,
};
const isSection = (block: Block): block is SectionBlock => Object.hasOwn(kinds, block.kind);

export const sectionsOf = (blocks: readonly Block[]): PageSection[] =>
  blocks.reduce<PageSection[]>((sections, block, first) => {
    const last = sections.at(-1);
    if (isSection(block)) sections.push({ block });
    else if (last && 'prose' in last) last.prose.push(block);
    else sections.push({ prose: [block], first });
    return sections;
  }, []);
