/** Sections of a landing page in the editor. What is code or data on the page is named in its place. */
import type { LandingBlock } from '@emsal/api/calls/cms/landing-blocks';
import { Covers } from '@emsal/content-blocks/landing/covers';
import { FactFigure } from '@emsal/content-blocks/landing/fact-figure';
import { Hero } from '@emsal/content-blocks/landing/hero';
import { HeroPoints } from '@emsal/content-blocks/landing/hero-points';
import { ReadingLinks } from '@emsal/content-blocks/landing/reading-links';
import { StepsSection } from '@emsal/content-blocks/landing/sections';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { deskTexts } from '../desk.texts';
import styles from './block-editor.module.css';

const texts = deskTexts.landing;

const Placed = ({ words }: { words: string }) => <p className={styles.empty}>{words}</p>;

const Prices = ({ title, intro }: { title: string; intro: string }) => (
  <Section>
    <Stack>
      <h2>{title}</h2>
      <Text size="large">{intro}</Text>
      <Placed words={texts.prices} />
    </Stack>
  </Section>
);

const Figure = ({ block }: { block: Extract<LandingBlock, { kind: 'hero' }> }) =>
  block.figure === 'facts' ? (
    <FactFigure title={block.figureTitle} caption={block.figureCaption} facts={block.facts ?? []} />
  ) : (
    <Placed words={texts.figure(texts.heroFigures[block.figure])} />
  );

export function DrawnLanding({ block }: { block: LandingBlock }) {
  switch (block.kind) {
    case 'hero':
      return (
        <Hero
          heading={block.heading}
          lead={block.lead}
          points={<HeroPoints points={block.points} />}
          form={<Placed words={texts.form(block.formTitle)} />}
          figure={<Figure block={block} />}
        />
      );
    case 'steps':
      return <StepsSection items={block.items} />;
    case 'covers':
      return <Covers {...block} />;
    case 'medians':
    case 'figures':
      return <Prices title={block.title} intro={block.intro} />;
    case 'reading':
      return <ReadingLinks items={block.items} />;
    case 'insurers':
      return (
        <Section>
          <Placed words={texts.insurerList} />
        </Section>
      );
  }
}
