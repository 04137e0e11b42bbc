import { lineFacts } from '@emsal/lines/registry/facts-of';
import { linePath } from '@emsal/lines/facts/line-path';
import { pageOf } from '@emsal/platform/page';
import type { RouteHandle } from '@emsal/platform/remote';
import { data, type LoaderFunctionArgs, type RouteObject } from '@emsal/platform/router';
import { createElement } from 'react';
import type { Landing } from './landing';
import { landingMetadata } from './landing-metadata';
import { LandingPage } from './landing-page';
import { landingLines, landings, type LandingLine } from './landings';

/** A line that is not sold has no landing page. */
const loaderOf = (line: LandingLine) => (args: LoaderFunctionArgs) => {
  if (!pageOf(args).isPublished(linePath(lineFacts[line], '/form'))) throw data(null, { status: 404 });
  return null;
};

const pageModule = (landing: Landing) => ({
  Component: () => createElement(LandingPage, { landing }),
  handle: { layout: 'landing', metadata: landingMetadata(landing) } satisfies RouteHandle,
});

/** One layout for all lines; the texts of each line are a chunk of their own. */
export const landingRoutes: RouteObject[] = landingLines.map((line) => ({
  path: lineFacts[line].slug,
  loader: loaderOf(line),
  lazy: async () => pageModule((await landings[line]()).landing),
}));
