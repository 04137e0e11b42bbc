/** The module that the shell loads of this remote: its routes and slices. */
import { formRoute } from '@emsal/funnel/form-page/form-route';
import { propertyLines } from '@emsal/lines/property/property-lines';
import type { RemoteSlice } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';
import { funnelSlice } from '@emsal/state/funnel/funnel-slice';

export const slices: readonly RemoteSlice[] = [funnelSlice];

const routes: RouteObject[] = propertyLines.map((line) => formRoute(line, () => import('./form-chunk')));

export default routes;
