import type { LineId } from '@emsal/lines/facts/line-ids';

export const assetsPath = '/uyelik/guvencelerim';
/** @param policyId of a policy that insures the thing */
export const assetPath = (policyId: string): string => `${assetsPath}/${policyId}`;
/** @param assetId of a registered vehicle */
export const askVehicleOfferPath = (assetId: string, line: LineId): string =>
  `${assetsPath}/arac/${assetId}/teklif/${line}`;
export const askOfferPath = (policyId: string, line: LineId): string => `${assetPath(policyId)}/teklif/${line}`;
