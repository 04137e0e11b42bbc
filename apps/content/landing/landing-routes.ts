import { lineFacts } from '@emsal/lines/facts/line-facts';
import type { RouteObject } from '@emsal/platform/router';
import type { ReactNode } from 'react';
import { landingLines } from './landing-lines';

type LandingPageModule = () => Promise<{ Component: () => ReactNode }>;

/** Each landing is loaded alone; a line without its page does not compile. */
const pages: Readonly<Record<(typeof landingLines)[number], LandingPageModule>> = {
  TRAFFIC: () => import('./traffic/traffic-page'),
};

export const landingRoutes: RouteObject[] = landingLines.map((line) => ({
  path: lineFacts[line].slug,
  handle: { layout: 'content' },
  lazy: pages[line],
}));
