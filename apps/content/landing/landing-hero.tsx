import type { LandingBlock } from '@emsal/api/calls/cms/landing-blocks';
import { FactFigure } from '@emsal/content-blocks/landing/fact-figure';
import { Hero } from '@emsal/content-blocks/landing/hero';
import { HeroPoints } from '@emsal/content-blocks/landing/hero-points';
import { linePath } from '@emsal/lines/facts/line-path';
import type { Landing } from '@emsal/lines/kit/landing/landing';
import { hasSpread } from '@emsal/lines/kit/landing/landing-prices';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { usePage } from '@emsal/platform/page';
import { HeroForm } from '../hero/hero-form';
import { PriceFigure } from '../hero/price-figure';
import { landingTexts as texts } from './landing.texts';

type HeroBlock = Extract<LandingBlock, { kind: 'hero' }>;

const DaskEstimate = lazyComponent(async () => (await import('../dask-estimate/dask-estimate')).DaskEstimate);
const HomeEstimate = lazyComponent(async () => (await import('../home-estimate/home-estimate')).HomeEstimate);
const PhoneEstimate = lazyComponent(async () => (await import('../phone-estimate/phone-estimate')).PhoneEstimate);
const AdviserCard = lazyComponent(async () => (await import('../hero/adviser-card')).AdviserCard);
const estimates = { dask: DaskEstimate, home: HomeEstimate, phone: PhoneEstimate };

function Figure({ block: { figure, figureTitle, figureCaption, facts = [] }, landing: { prices } }: LandingHeroProps) {
  if (figure === 'facts') return <FactFigure title={figureTitle} caption={figureCaption} facts={facts} />;
  if (figure !== 'market') {
    const Calculator = estimates[figure];
    return <Calculator />;
  }
  return (
    prices &&
    hasSpread(prices) && (
      <PriceFigure title={figureTitle} caption={texts.sample(figureCaption)} prices={prices.offers} />
    )
  );
}

interface LandingHeroProps {
  block: HeroBlock;
  landing: Landing;
}

/** A line that is not sold here has no form to lead into: an adviser answers instead. */
function Entry({ block: { formTitle }, landing: { facts } }: LandingHeroProps) {
  const { isPublished, knownPerson } = usePage();
  if (!isPublished(linePath(facts, '/form'))) return <AdviserCard line={facts} title={formTitle} />;
  const submit = facts.sale === 'adviser' ? texts.apply : undefined;
  return <HeroForm line={facts} title={formTitle} known={knownPerson?.()} submit={submit} />;
}

export const LandingHero = ({ block, landing }: LandingHeroProps) => (
  <Hero
    heading={block.heading}
    lead={block.lead}
    points={<HeroPoints points={block.points} />}
    form={<Entry block={block} landing={landing} />}
    figure={<Figure block={block} landing={landing} />}
  />
);
