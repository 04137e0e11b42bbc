import { stepPath } from '@emsal/lines/kit/steps/paths';
import { stepsOf } from '@emsal/lines/kit/steps/visible-steps';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import type { RouteHandle } from '@emsal/platform/remote';
import { scanRoute } from './scan-route';

it.each(vehicleLines)(
  "redirects a desktop from the scan page of $id to the line's step with the plate",
  async (row) => {
    const line = await row.load();
    const { mobileOnly } = scanRoute(row).handle as RouteHandle;
    const withPlate = stepsOf(line).filter(({ entries }) => entries.some(({ field }) => field === 'licensePlateNo'));
    expect(withPlate.map(({ slug }) => stepPath(line, slug))).toContain(mobileOnly?.redirectTo);
  },
);
