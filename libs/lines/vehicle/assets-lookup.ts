/** Whether the owner has registered vehicles to choose from. */
import { lookup } from './vehicle-grammar';

export const assetsLookup = lookup('GET quoterequestapi/sharedstep/getAssets/{visitId}', {
  needs: ['shortLicenseOwnerTcOrTaxNo'],
  input: (_, { visitId }) => ({ visitId }),
  fill: (assets) => ({ assetStep: assets.length > 0 }),
});
