/** Whether the owner has registered vehicles to choose from. A visitor who typed a plate has chosen. */
import { plate } from '@emsal/validation/plate/plate';
import { lookup, type VehicleAnswers } from './vehicle-grammar';

/** The answer for a vehicle that is not in the list. */
export const anotherVehicle = 'another';

interface Asset {
  assetId: string;
  licensePlateNo: string;
}

/** Empty without a plate: then the visitor chooses. */
function chosenByPlate(assets: readonly Asset[], { licensePlateNo }: VehicleAnswers): string {
  const typed = plate(licensePlateNo);
  if (!typed.ok) return '';
  return assets.find((asset) => asset.licensePlateNo === typed.value)?.assetId ?? anotherVehicle;
}

export const assetsLookup = lookup('GET quoterequestapi/sharedstep/getAssets/{visitId}', {
  needs: ['shortLicenseOwnerTcOrTaxNo'],
  input: (_, { visitId }) => ({ visitId }),
  fill: (assets, answers) => ({
    assetStep: assets.length > 0,
    directionAsset: answers.directionAsset || chosenByPlate(assets, answers),
  }),
});
