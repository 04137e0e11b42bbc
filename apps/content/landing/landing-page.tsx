import { lineFacts } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/find-line';
import { Accordion } from '@emsal/ui/accordion/accordion';
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Columns } from '@emsal/ui/columns/columns';
import { Icon } from '@emsal/ui/icon/icon';
import { checkIcon } from '@emsal/ui/icon/icons';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { Hero } from '../hero/hero';
import { HeroForm } from '../hero/hero-form';
import { MarketFigure } from '../hero/market-figure';
import { PageHead } from '../page-head/page-head';
import { ThreeSteps } from '../three-steps/three-steps';
import { Covers } from './covers';
import type { Landing } from './landing';
import styles from './landing-page.module.css';
import { landingTexts as texts } from './landing.texts';
import { PriceTable } from './price-table';

const Points = ({ points }: Pick<Landing, 'points'>) => (
  <Stack as="ul" gap={8}>
    {points.map((point) => (
      <li key={point} className={styles.point}>
        <Icon of={checkIcon} size={20} /> {point}
      </li>
    ))}
  </Stack>
);

/** The composition of every product's landing page. */
export function LandingPage({ landing }: { landing: Landing }) {
  const facts = lineFacts[landing.line];
  return (
    <>
      <PageHead title={landing.title} description={landing.description} canonical={linePath(facts)} />
      <Wrap>
        <Breadcrumb trail={[{ href: '/', label: texts.home }]} current={facts.name} />
      </Wrap>
      <Hero
        heading={landing.heading}
        lead={landing.lead}
        points={<Points points={landing.points} />}
        form={<HeroForm line={facts} title={landing.formTitle} />}
        figure={<MarketFigure {...landing.market} />}
      />
      <Section>
        <Stack>
          <h2>{texts.steps}</h2>
          <ThreeSteps steps={landing.steps} />
        </Stack>
      </Section>
      <Covers {...landing.covers} />
      <PriceTable {...landing.prices} />
      <Section>
        <Columns split="4-8">
          <h2>{texts.questions}</h2>
          <Accordion items={landing.questions} firstOpen />
        </Columns>
      </Section>
    </>
  );
}
