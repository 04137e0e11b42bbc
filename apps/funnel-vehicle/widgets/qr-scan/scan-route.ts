import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { stepPath } from '@emsal/lines/kit/steps/paths';
import type { RegisteredLine } from '@emsal/lines/kit/registered-line';
import type { RouteHandle } from '@emsal/platform/remote';
import { pageOf } from '@emsal/platform/page';
import type { LoaderFunctionArgs, RouteObject } from '@emsal/platform/router';
import { createElement } from 'react';
import { scanSlug } from './scan-slug';

/** The step with the plate, for lines without a licence step. */
const plateSteps: Partial<Record<LineId, string>> = { GREENCARD: 'arac-bilgileri' };

/** The scan page of one line, for phones; desktops are redirected to the licence step. */
export function scanRoute({ id, load }: RegisteredLine): RouteObject {
  const facts = lineAddresses[id];
  const redirectTo = stepPath({ facts }, plateSteps[id] ?? 'ruhsat-bilgileri');
  const handle: RouteHandle = { layout: 'step', mobileOnly: { redirectTo } };
  const lazy = async () => {
    const [line, { ScanPage, restoreVisit }] = await Promise.all([load(), import('./scan-chunk')]);
    return {
      loader: async (args: LoaderFunctionArgs) => (await restoreVisit(pageOf(args), line.facts)) && null,
      Component: () => createElement(ScanPage, { line }),
    };
  };
  return { path: `${facts.slug}/form/${scanSlug}`, handle, lazy };
}
