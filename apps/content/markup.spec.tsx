/** @vitest-environment node */
import { HtmlValidate } from 'html-validate/node';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { pageContext, PageProvider } from '@emsal/platform/page';
import { calculatorPaths } from '@emsal/products/calculator-paths';
import { calculatorRoutes } from './calculators/calculator-routes';
import { cmsTransport } from './testing/cms-transport';
import { Component as DataPolicy } from './data-policy/data-policy-page';
import { HomePage as Home } from './home/home-page';
import { LandingPage } from './landing/landing-page';
import { landingLines, landingOf } from '@emsal/lines/registry/landings';
import { firstVersion } from './landing/landing-version';
import { Component as NotFound } from './not-found/not-found-page';
import { withAllLines, withinPage } from './testing/within-page';

/** The rules of the HTML standard and of accessibility; a table's scroll box is deliberately a region by role. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'prefer-native-element': 'off' },
});

const bare: ReadonlyArray<[string, () => Promise<ReactElement>]> = [
  ['home', async () => <Home />],
  ['data policy', async () => <DataPolicy />],
  ['not found', async () => <NotFound />],
];
const pages = [
  ...bare,
  ...landingLines.map((line): (typeof bare)[number] => [
    line,
    async () => {
      const landing = await landingOf(line);
      return <LandingPage landing={landing} version={firstVersion(landing)} />;
    },
  ]),
];

const page = { ...withAllLines(), transport: cmsTransport() };

/** A calculator's page after its loader has answered. */
async function calculatorMarkup(path: string): Promise<string> {
  const router = createMemoryRouter(calculatorRoutes, {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[pageContext, page]])),
  });
  await new Promise<void>((done) =>
    router.subscribe(({ navigation, initialized }) => {
      if (initialized && navigation.state === 'idle') done();
    }),
  );
  return renderToStaticMarkup(
    <PageProvider value={page}>
      <main>
        <RouterProvider router={router} />
      </main>
    </PageProvider>,
  );
}

it.each(Object.values(calculatorPaths))('the markup of %s is valid', async (path) => {
  const markup = await calculatorMarkup(path);
  expect(markup).toContain('<h1');
  const { results } = await validator.validateString(markup);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});

it.each(pages)('the markup of %s is valid', async (_, load) => {
  const markup = renderToStaticMarkup(withinPage(<main>{await load()}</main>, withAllLines()));
  const { results } = await validator.validateString(markup);
  const faults = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
  expect(faults).toEqual([]);
});
