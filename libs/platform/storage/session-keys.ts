/** Session storage keys of the specification (funnel 3.10, member 3; decision 020). None of them holds identity data but what was typed to sign in or to buy, until it is sent. */

import * as sessionKeys from './session-key-names.ts';

/** The fields of a line from which keys are made; `libs/lines/facts` has the full type. */
export interface LineRef {
  /** e.g. `TRAFFIC` */
  id: string;
  /** First reading of the branch ids (decision 020), e.g. 53. */
  branchId: number;
}

/** Lines that share another line's branch id have their own id in the key (decision 020). */
const linesSharingBranchId = new Set(['ELECTRICVEHICLE', 'USEDVEHICLETRAFFIC', 'HOUSING']);

/** `53` for TRAFFIC, `10-ELECTRICVEHICLE` for ELECTRICVEHICLE. */
export const branchSuffix = ({ id, branchId }: LineRef): string =>
  linesSharingBranchId.has(id) ? `${branchId}-${id}` : String(branchId);

export const lineKeys = {
  visitId: (line: LineRef) => `visit-id-${branchSuffix(line)}`,
  offerNo: (line: LineRef) => `offer-no-${branchSuffix(line)}`,
  offerId: (line: LineRef) => `offer-id-${branchSuffix(line)}`,
  offers: (line: LineRef) => `offers-${branchSuffix(line)}`,
  /** Not in the specification: the step whose one-time code this tab waits for. */
  codeStep: (line: LineRef) => `code-step-${branchSuffix(line)}`,
  campaigns: (line: LineRef) => `campaigns-${branchSuffix(line)}`,
} as const;

/** Campaign ids are stored joined by dashes (spec funnel 3.10). */
export const joinCampaigns = (ids: readonly number[]): string => ids.join('-');
export const splitCampaigns = (text: string): number[] => (text === '' ? [] : text.split('-').map(Number));

export { sessionKeys };

/** Query parameter to the key that stores it (spec funnel 1, 3.10; member 2). */
export const referralKeys = { lp: sessionKeys.partnership, REF: sessionKeys.ref, pid: sessionKeys.pid } as const;
