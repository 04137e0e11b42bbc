import type { LandingBlock } from '@emsal/api/calls/cms/landing-blocks';
import { Hero } from '@emsal/content-blocks/landing/hero';
import { HeroPoints } from '@emsal/content-blocks/landing/hero-points';
import type { Landing } from '@emsal/lines/kit/landing';
import { hasSpread } from '@emsal/lines/kit/sample-market';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { HeroForm } from '../hero/hero-form';
import { MarketFigure } from '../hero/market-figure';
import { landingTexts as texts } from './landing.texts';

type HeroBlock = Extract<LandingBlock, { kind: 'hero' }>;

const DaskEstimate = lazyComponent(async () => (await import('../dask-estimate/dask-estimate')).DaskEstimate);
const HomeEstimate = lazyComponent(async () => (await import('../home-estimate/home-estimate')).HomeEstimate);
const PhoneEstimate = lazyComponent(async () => (await import('../phone-estimate/phone-estimate')).PhoneEstimate);
const estimates = { dask: DaskEstimate, home: HomeEstimate, phone: PhoneEstimate };

function Figure({ block: { figure, figureTitle, figureCaption }, landing: { market } }: LandingHeroProps) {
  if (figure !== 'market') {
    const Calculator = estimates[figure];
    return <Calculator />;
  }
  return (
    hasSpread(market) && (
      <MarketFigure title={figureTitle} caption={texts.sample(figureCaption)} prices={market.offers} />
    )
  );
}

interface LandingHeroProps {
  block: HeroBlock;
  landing: Landing;
}

export const LandingHero = ({ block, landing }: LandingHeroProps) => (
  <Hero
    heading={block.heading}
    lead={block.lead}
    points={<HeroPoints points={block.points} />}
    form={<HeroForm line={landing.facts} title={block.formTitle} />}
    figure={<Figure block={block} landing={landing} />}
  />
);
