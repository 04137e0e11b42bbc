/** The module that the shell loads of this remote: its routes and slices. */
import { formRoute } from '@emsal/funnel/form-page/form-route';
import { resumeRoute } from '@emsal/funnel/passport/resume-route';
import type { RemoteSlice } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';
import { funnelSlice } from '@emsal/state/funnel/funnel-slice';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import { scanRoute } from './widgets/qr-scan/scan-route';

export const slices: readonly RemoteSlice[] = [funnelSlice];

const routes: RouteObject[] = [
  ...vehicleLines.flatMap((line) => [scanRoute(line), formRoute(line, () => import('./form-chunk'))]),
  { path: 'form', handle: { layout: 'stepHome' }, lazy: () => import('./branch-choice/branch-choice') },
  resumeRoute,
];

export default routes;
