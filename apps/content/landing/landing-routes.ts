import { lineFacts } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/line-path';
import { pageOf } from '@emsal/platform/page';
import type { RouteHandle } from '@emsal/platform/remote';
import { data, type LoaderFunctionArgs, type RouteObject } from '@emsal/platform/router';
import { createElement } from 'react';
import type { Landing } from './landing';
import { landingFound } from './landing-found';
import { LandingPage } from './landing-page';
import { landingLines, landings, type LandingLine } from './landings';

/** A line that nobody sells has no page, however it is asked for. */
const loaderOf = (line: LandingLine) => (args: LoaderFunctionArgs) => {
  if (!pageOf(args).isPublished(linePath(lineFacts[line], '/form'))) throw data(null, { status: 404 });
  return null;
};

const pageModule = (landing: Landing) => ({
  Component: () => createElement(LandingPage, { landing }),
  handle: { layout: 'landing', found: landingFound(landing) } satisfies RouteHandle,
});

/** One composition for all; each landing's words are loaded alone. */
export const landingRoutes: RouteObject[] = landingLines.map((line) => ({
  path: lineFacts[line].slug,
  loader: loaderOf(line),
  lazy: async () => pageModule((await landings[line]()).landing),
}));
