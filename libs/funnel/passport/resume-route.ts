import { passportPath } from '@emsal/lines/facts/passport-path';
import type { RouteHandle } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';

const handle: RouteHandle = { layout: 'stepHome' };

/** The route of the page that opens a visit of another browser, for the remote that serves `/form`. */
export const resumeRoute: RouteObject = { path: passportPath.slice(1), handle, lazy: () => import('./resume-page') };
