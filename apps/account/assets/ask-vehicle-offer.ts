/** `/uyelik/guvencelerim/arac/:assetId/teklif/:line`: asking for offers for a registered vehicle. */
import { postRoute } from '../area/post-route';
import { assetsPath } from './asset-paths';
import type { VehicleOfferLine } from './registered-vehicles';

export const { action, loader } = postRoute({
  ask: (client, { assetId = '', line }) =>
    client.command('POST selfservice/customeraccount/startVehicleOffer', { assetId, line: line as VehicleOfferLine }),
  next: ({ formPath }) => formPath,
  from: () => assetsPath,
});
