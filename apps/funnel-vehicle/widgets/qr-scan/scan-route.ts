import { lineAddresses } from '@emsal/lines/facts/line-ids';
import { stepPath } from '@emsal/lines/kit/paths';
import type { RegisteredLine } from '@emsal/lines/kit/registered-line';
import type { RouteHandle } from '@emsal/platform/remote';
import { pageOf } from '@emsal/platform/page';
import type { LoaderFunctionArgs, RouteObject } from '@emsal/platform/router';
import { createElement } from 'react';
import { scanSlug } from './scan-slug';

/** The camera's page of one line, for phones; a desktop goes to the licence step. */
export function scanRoute({ id, load }: RegisteredLine): RouteObject {
  const facts = lineAddresses[id];
  const handle: RouteHandle = { layout: 'step', mobileOnly: { redirectTo: stepPath({ facts }, 'ruhsat-bilgileri') } };
  const lazy = async () => {
    const [line, { ScanPage, restoreVisit }] = await Promise.all([load(), import('./scan-parts')]);
    return {
      loader: async (args: LoaderFunctionArgs) => (await restoreVisit(pageOf(args), line.facts)) && null,
      Component: () => createElement(ScanPage, { line }),
    };
  };
  return { path: `${facts.slug}/form/${scanSlug}`, handle, lazy };
}
