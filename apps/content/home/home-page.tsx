/** The front door: what the site does, the three answers that open a form, the market in one picture. */
import { linePath } from '@emsal/lines/facts/find-line';
import { lineFacts } from '@emsal/lines/facts/line-facts';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import { useState } from 'react';
import { Hero } from '../hero/hero';
import { HeroForm } from '../hero/hero-form';
import { MarketFigure } from '../hero/market-figure';
import { sampleTrafficPrices } from '../landing/traffic/traffic-landing';
import { PageHead } from '../page-head/page-head';
import { ProductList } from '../products/product-list';
import { usePublishedLines } from '../products/use-published-lines';
import { ThreeSteps } from '../three-steps/three-steps';
import { CeilingRanges } from './ceiling-ranges';
import { homeTexts as texts } from './home.texts';
import { ProductChooser } from './product-chooser';
import { Reasons } from './reasons';

export function Component() {
  const lines = usePublishedLines();
  const [chosen, setChosen] = useState(lines[0]);
  const form = chosen && (
    <HeroForm line={chosen} title={texts.form} chooser={<ProductChooser lines={lines} onChoose={setChosen} />} />
  );
  return (
    <>
      <PageHead title={texts.title} description={texts.description} canonical="/" />
      <Hero
        heading={texts.heading}
        lead={texts.lead}
        form={form}
        figure={<MarketFigure {...texts.market} prices={sampleTrafficPrices} />}
      />
      <Section>
        <Stack>
          <h2>{texts.howTitle}</h2>
          <ThreeSteps steps={texts.how} />
        </Stack>
      </Section>
      <CeilingRanges href={linePath(lineFacts.TRAFFIC)} />
      <Reasons />
      {lines.length > 1 && (
        <Section id="urunler">
          <Stack>
            <h2>{texts.products}</h2>
            <ProductList lines={lines} />
          </Stack>
        </Section>
      )}
    </>
  );
}
