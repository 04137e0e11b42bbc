/** The front door: what the site does, the three answers that open a form, the market in one picture. */
import { lineFacts } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/line-path';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import type { RouteHandle } from '@emsal/platform/remote';
import { useState } from 'react';
import { Hero } from '../hero/hero';
import { HeroForm } from '../hero/hero-form';
import { HeroPoints } from '../hero/hero-points';
import { MarketFigure } from '../hero/market-figure';
import { InsurerSigns } from '../market/insurer-signs';
import traffic from '../market/traffic.json';
import { organization, webSite } from '../found/structured-data';
import { PageHead } from '../page-head/page-head';
import { ProductList } from '@emsal/products/product-list';
import { usePublishedLines } from '@emsal/products/use-published-lines';
import { ThreeSteps } from '../three-steps/three-steps';
import { trafficCeilings } from '../landing/lines/traffic-ceilings';
import { CeilingRanges } from './ceiling-ranges';
import { homeTexts as texts } from './home.texts';
import { ProductChooser } from './product-chooser';
import { Reasons } from './reasons';

/** Where the product tiles' last one leads. */
const productsId = 'urunler';

export const handle: RouteHandle = {
  layout: 'home',
  found: {
    type: 'LANDING',
    title: texts.title,
    description: texts.description,
    picture: { heading: texts.heading, prices: traffic.offers },
    structuredData: (site) => [organization(site), webSite(site)],
  },
};

export function Component() {
  const lines = usePublishedLines();
  const [chosen, setChosen] = useState(lines[0]);
  const form = chosen && (
    <HeroForm
      line={chosen}
      title={texts.form}
      chooser={<ProductChooser lines={lines} onChoose={setChosen} allProducts={`#${productsId}`} />}
    />
  );
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <Hero
        heading={texts.heading}
        lead={texts.lead}
        form={form}
        points={
          <Stack>
            <HeroPoints points={texts.points} />
            <InsurerSigns insurers={traffic.insurers} />
          </Stack>
        }
        figure={<MarketFigure {...texts.market} prices={traffic.offers} />}
      />
      <Section>
        <Stack>
          <h2>{texts.howTitle}</h2>
          <ThreeSteps steps={texts.how} />
        </Stack>
      </Section>
      <CeilingRanges href={`${linePath(lineFacts.TRAFFIC)}#${trafficCeilings.id}`} />
      <Reasons />
      {lines.length > 1 && (
        <Section id={productsId}>
          <Stack>
            <h2>{texts.products}</h2>
            <ProductList lines={lines} />
          </Stack>
        </Section>
      )}
    </>
  );
}
