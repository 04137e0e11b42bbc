/** The home page: what the site does, the form of the first step, prices in one figure. */
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { linePath } from '@emsal/lines/facts/line-path';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { usePage } from '@emsal/platform/page';
import { useLoaderData } from '@emsal/platform/router';
import type { RouteHandle } from '@emsal/platform/remote';
import { useState, type ReactNode } from 'react';
import { Hero } from '@emsal/content-blocks/landing/hero';
import { HeroForm } from '../hero/hero-form';
import { HeroPoints } from '@emsal/content-blocks/landing/hero-points';
import { PriceFigure } from '../hero/price-figure';
import { InsurerMonograms } from '../insurers/insurer-monograms';
import home from './home-prices.json';
import { organization, webSite } from '../seo/structured-data';
import { PageHead } from '../page-head/page-head';
import { usePublishedLines } from '@emsal/products/use-published-lines';
import { ThreeSteps } from '@emsal/content-blocks/landing/three-steps';
import { ceilingsAnchor } from '@emsal/tariffs/traffic/newest-ceiling';
import { CeilingRanges } from './ceiling-ranges';
import { HomeNotice } from './home-notice';
import { KeptListNotice } from './kept-list-notice';
import { homeTexts as texts } from './home.texts';
import { loadHome, type HomeData } from './home-loader';
import { MemberNotice } from './member-notice';
import { NewestPosts } from './newest-posts';
import { ProductChooser } from './product-chooser';
import { Reasons } from './reasons';
import { ProductScenes } from './scenes/product-scenes';
import { useAdvisedLines } from './use-advised-lines';

/** Where the last product tile leads. */
const productsId = 'urunler';

export const handle: RouteHandle = {
  layout: 'home',
  metadata: {
    type: 'LANDING',
    title: texts.title,
    description: texts.description,
    picture: { heading: texts.heading, prices: home.offers },
    structuredData: (site) => [organization(site), webSite(site)],
  },
};

export const loader = loadHome;

export function Component() {
  const { posts, member } = useLoaderData<HomeData>();
  return <HomePage member={<MemberNotice member={member} />} reading={<NewestPosts posts={posts} />} />;
}

/** @param member above the claim @param reading below everything that does not depend on the API */
export function HomePage({ member, reading }: { member?: ReactNode; reading?: ReactNode }) {
  const lines = usePublishedLines();
  const listed = [...lines, ...useAdvisedLines()];
  const [chosen, setChosen] = useState(lines[0]);
  const { knownPerson } = usePage();
  const form = chosen && (
    <HeroForm
      line={chosen}
      title={texts.form}
      known={knownPerson?.()}
      chooser={<ProductChooser lines={lines} onChoose={setChosen} allProducts={`#${productsId}`} />}
    />
  );
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <HomeNotice />
      {member}
      <KeptListNotice />
      <Hero
        heading={texts.heading}
        lead={texts.lead}
        form={form}
        points={
          <Stack>
            <HeroPoints points={texts.points} />
            <InsurerMonograms insurers={home.insurers} />
          </Stack>
        }
        figure={<PriceFigure {...texts.prices} prices={home.offers} />}
      />
      <Section>
        <Stack>
          <h2>{texts.howTitle}</h2>
          <ThreeSteps steps={texts.how} />
        </Stack>
      </Section>
      <CeilingRanges href={`${linePath(lineFacts.TRAFFIC)}#${ceilingsAnchor}`} />
      <Reasons />
      {listed.length > 1 && (
        <Section id={productsId}>
          <Stack>
            <Stack gap={8}>
              <h2>{texts.products}</h2>
              <Text tone="muted">{texts.productsLead}</Text>
            </Stack>
            <ProductScenes lines={listed} />
          </Stack>
        </Section>
      )}
      {reading}
    </>
  );
}
