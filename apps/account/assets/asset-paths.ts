import type { LineId } from '@emsal/lines/facts/line-ids';

export const assetsPath = '/uyelik/guvencelerim';
/** @param policyId of a policy that insures the thing */
export const assetPath = (policyId: string): string => `${assetsPath}/${policyId}`;
export const askOfferPath = (policyId: string, line: LineId): string => `${assetPath(policyId)}/teklif/${line}`;
