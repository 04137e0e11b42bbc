import { restoreVisit } from '@emsal/funnel/form-page/restore-visit';
import { factsOf } from '@emsal/lines/facts/line-facts';
import { stepPath } from '@emsal/lines/kit/paths';
import type { RegisteredLine } from '@emsal/lines/kit/registered-line';
import type { RouteHandle } from '@emsal/platform/remote';
import { pageOf } from '@emsal/platform/page';
import type { RouteObject } from '@emsal/platform/router';
import { createElement } from 'react';

/** Last path segment of the camera's page. */
export const scanSlug = 'ruhsat-okut';

/** The camera's page of one line, for phones; a desktop goes to the licence step. */
export function scanRoute({ id, load }: RegisteredLine): RouteObject {
  const handle: RouteHandle = { layout: 'step', mobileOnly: { redirectTo: stepPath({ id }, 'ruhsat-bilgileri') } };
  const lazy = async () => {
    const [line, { ScanPage }] = await Promise.all([load(), import('./scan-page')]);
    return { Component: () => createElement(ScanPage, { line }) };
  };
  return {
    path: `${factsOf(id).slug}/form/${scanSlug}`,
    handle,
    loader: async (args) => (await restoreVisit(pageOf(args), id)) && null,
    lazy,
  };
}
