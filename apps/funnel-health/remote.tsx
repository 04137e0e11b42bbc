/** The module that the shell loads of this remote: its routes and slices. A form's route is reached once its line is published. */
import { formRoute } from '@emsal/funnel/form-page/form-route';
import { healthLines } from '@emsal/lines/health/health-lines';
import type { RemoteSlice } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';
import { funnelSlice } from '@emsal/state/funnel/funnel-slice';

export const slices: readonly RemoteSlice[] = [funnelSlice];

const routes: RouteObject[] = healthLines.map((line) => formRoute(line, () => import('./form-chunk')));

export default routes;
