/** The one table of session-storage keys (spec funnel 3.10, member 3; decisions.md, Branch ids). Never identity data. */

import * as sessionKeys from './session-key-names';

/** A line as far as keys need it; `libs/lines/facts` has all of them. */
export interface LineRef {
  /** e.g. `TRAFFIC` */
  id: string;
  /** First reading of the branch ids, e.g. 53. */
  branchId: number;
}

/** Lines that share the branch id of another line carry their own id in the key (decisions.md). */
const sharesAnId = new Set(['ELECTRICVEHICLE', 'USEDVEHICLETRAFFIC', 'HOUSING']);

/** `53` for TRAFFIC, `10-ELECTRICVEHICLE` for ELECTRICVEHICLE. */
export const branchSuffix = ({ id, branchId }: LineRef): string =>
  sharesAnId.has(id) ? `${branchId}-${id}` : String(branchId);

export const lineKeys = {
  visitId: (line: LineRef) => `visit-id-${branchSuffix(line)}`,
  offerNo: (line: LineRef) => `offer-no-${branchSuffix(line)}`,
  offerId: (line: LineRef) => `offer-id-${branchSuffix(line)}`,
  offers: (line: LineRef) => `offers-${branchSuffix(line)}`,
  campaigns: (line: LineRef) => `campaigns-${branchSuffix(line)}`,
} as const;

/** Campaign ids are kept joined by dashes (funnel 3.10). */
export const joinCampaigns = (ids: readonly number[]): string => ids.join('-');
export const splitCampaigns = (text: string): number[] => (text === '' ? [] : text.split('-').map(Number));

export { sessionKeys };

/** Query parameter to the key that keeps it (funnel 1, 3.10; member 2). */
export const markerKeys = { lp: sessionKeys.partnership, REF: sessionKeys.ref, pid: sessionKeys.pid } as const;
