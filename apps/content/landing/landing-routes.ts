import type { Landing } from '@emsal/lines/kit/landing/landing';
import { isOffered, lineFacts } from '@emsal/lines/registry/facts-of';
import { landingLines, landingOf, type LandingLine } from '@emsal/lines/registry/landings';
import { linePath } from '@emsal/lines/facts/line-path';
import { pageOf } from '@emsal/platform/page';
import type { RouteHandle } from '@emsal/platform/remote';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from '@emsal/platform/router';
import { createElement } from 'react';
import { missing } from '../cms/read-cms';
import { landingMetadata } from './landing-metadata';
import { LandingPage } from './landing-page';
import { firstVersion, type LandingVersion } from './landing-version';
import { readLanding } from './read-landing';

type Loaded = LandingVersion | null;

/** A line that is offered has its landing page together with its form. */
const loaderOf =
  (line: LandingLine) =>
  (args: LoaderFunctionArgs): Promise<Loaded> => {
    const { isPublished } = pageOf(args);
    if (isOffered(line) && !isPublished(linePath(lineFacts[line], '/form'))) throw missing();
    return readLanding(args, line);
  };

function pageModule(landing: Landing) {
  const first = firstVersion(landing);
  const metadataOf = (loaded: unknown) => landingMetadata(landing, (loaded as Loaded) ?? first);
  return {
    Component: () => createElement(LandingPage, { landing, version: useLoaderData<Loaded>() ?? first }),
    handle: { layout: 'landing', metadataOf, metadata: metadataOf(null) } satisfies RouteHandle,
  };
}

/** One layout for all lines; the texts of each line are a chunk of their own. */
export const landingRoutes: RouteObject[] = landingLines.map((line) => ({
  path: lineFacts[line].slug,
  loader: loaderOf(line),
  lazy: async () => pageModule(await landingOf(line)),
}));
