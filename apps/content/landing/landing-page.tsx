import { lineFacts } from '@emsal/lines/registry/facts-of';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { Accordion } from '@emsal/ui/accordion/accordion';
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Columns } from '@emsal/ui/columns/columns';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { Hero } from '../hero/hero';
import { HeroForm } from '../hero/hero-form';
import { HeroPoints } from '../hero/hero-points';
import { MarketFigure } from '../hero/market-figure';
import { InsurerList } from '../market/insurer-list';
import { hasSpread, type Market } from '../market/market';
import { PageHead } from '../page-head/page-head';
import { ThreeSteps } from '../three-steps/three-steps';
import { Covers } from './covers';
import { FigureTable } from './figure-table';
import type { Landing } from './landing';
import { landingTexts as texts } from './landing.texts';
import { MedianTable } from './median-table';
import { FurtherReading } from './further-reading';

const DaskEstimate = lazyComponent(async () => (await import('../dask-estimate/dask-estimate')).DaskEstimate);

const HomeEstimate = lazyComponent(async () => (await import('../home-estimate/home-estimate')).HomeEstimate);
const PhoneEstimate = lazyComponent(async () => (await import('../phone-estimate/phone-estimate')).PhoneEstimate);
const estimates = { dask: DaskEstimate, home: HomeEstimate, phone: PhoneEstimate };

const Estimate = ({ of }: { of: NonNullable<Landing['estimate']> }) => {
  const Calculator = estimates[of];
  return <Calculator />;
};

const Teaser = ({ teaser: { title, caption }, market, estimate }: Pick<Landing, 'teaser' | 'market' | 'estimate'>) =>
  estimate ? (
    <Estimate of={estimate} />
  ) : (
    hasSpread(market) && <MarketFigure title={title} caption={texts.sample(caption)} prices={market.offers} />
  );

const Insurers = ({ insurers }: Pick<Market, 'insurers'>) => (
  <Section>
    <Stack>
      <h2>{texts.insurers}</h2>
      <Text tone="muted">{texts.insurersIntro(insurers.length)}</Text>
      <InsurerList insurers={insurers} />
    </Stack>
  </Section>
);

/** The layout of every product's landing page. */
export function LandingPage({ landing }: { landing: Landing }) {
  const { market, figures } = landing;
  const facts = lineFacts[landing.line];
  return (
    <>
      <PageHead title={landing.title} description={landing.description} />
      <Wrap>
        <Breadcrumb trail={[{ href: '/', label: texts.home }]} current={facts.name} />
      </Wrap>
      <Hero
        heading={landing.heading}
        lead={landing.lead}
        points={<HeroPoints points={landing.points} />}
        form={<HeroForm line={facts} title={landing.formTitle} />}
        figure={<Teaser {...landing} />}
      />
      <Section>
        <Stack>
          <h2>{texts.steps}</h2>
          <ThreeSteps steps={landing.steps} />
        </Stack>
      </Section>
      <Covers {...landing.covers} />
      <MedianTable {...landing} />
      {figures && <FigureTable {...figures} />}
      <Section>
        <Columns split="4-8">
          <h2>{texts.questions}</h2>
          <Accordion items={landing.questions} firstOpen />
        </Columns>
      </Section>
      <FurtherReading reading={landing.reading} />
      <Insurers {...market} />
    </>
  );
}
