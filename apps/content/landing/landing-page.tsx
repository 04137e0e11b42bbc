/** The layout of every product's landing page: the blocks of its version, with the line's form, figures and insurers in them. */
import { Covers } from '@emsal/content-blocks/landing/covers';
import { QuestionsSection, StepsSection } from '@emsal/content-blocks/landing/sections';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { Landing } from '@emsal/lines/kit/landing/landing';
import type { LandingPrices } from '@emsal/lines/kit/landing/landing-prices';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { InsurerList } from '../insurers/insurer-list';
import { PageHead } from '../page-head/page-head';
import { FigureTable } from './figure-table';
import { FurtherReading } from './further-reading';
import { LandingHero } from './landing-hero';
import type { LandingVersion } from './landing-version';
import { landingTexts as texts } from './landing.texts';
import { MedianTable } from './median-table';
import { sectionsOf, type SectionBlock } from './sections-of';

/** Only pages to which an editor added paragraphs load it. */
const Prose = lazyComponent(async () => (await import('@emsal/content-blocks/blocks')).Blocks);

const Insurers = ({ insurers, sale }: Pick<LandingPrices, 'insurers'> & Pick<LineFacts, 'sale'>) => (
  <Section>
    <Stack>
      <h2>{texts.insurers}</h2>
      <Text tone="muted">{(sale === 'adviser' ? texts.insurersOfAdviser : texts.insurersIntro)(insurers.length)}</Text>
      <InsurerList insurers={insurers} />
    </Stack>
  </Section>
);

function SectionOf({ block, landing }: { block: SectionBlock; landing: Landing }) {
  const { prices, figures } = landing;
  const { sale } = landing.facts;
  switch (block.kind) {
    case 'hero':
      return <LandingHero block={block} landing={landing} />;
    case 'steps':
      return <StepsSection items={block.items} {...(sale === 'closed' && { title: texts.stepsUnsold })} />;
    case 'covers':
      return <Covers {...block} />;
    case 'medians':
      return prices && <MedianTable {...{ block, prices, sale }} />;
    case 'figures':
      return figures && <FigureTable block={block} figures={figures} />;
    case 'questions':
      return <QuestionsSection items={block.items} />;
    case 'reading':
      return <FurtherReading items={block.items} />;
    case 'insurers':
      return prices && <Insurers insurers={prices.insurers} sale={sale} />;
  }
}

interface LandingPageProps {
  landing: Landing;
  version: LandingVersion;
}

export const LandingPage = ({ landing, version: { title, seoTitle, shortContent, blocks } }: LandingPageProps) => (
  <>
    <PageHead title={seoTitle} description={shortContent} />
    <Wrap>
      <Breadcrumb trail={[{ href: '/', label: texts.home }]} current={title} />
    </Wrap>
    {sectionsOf(blocks).map((section, index) =>
      'block' in section ? (
        <SectionOf key={index} block={section.block} landing={landing} />
      ) : (
        <Section key={index}>
          <Prose blocks={section.prose} first={section.first} />
        </Section>
      ),
    )}
  </>
);
