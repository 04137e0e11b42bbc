/** The one table of session-storage keys (spec funnel 3.10, member 3; decisions.md, Branch ids). Never identity data. */

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

export const sessionKeys = {
  appliedCampaign: 'applied-campaign',
  removedOnlineDiscount: 'removed-online-discount',
  discountCode: 'discount-code',
  appliedChildCampaign: 'applied-child-campaign',
  appliedChildProductId: 'applied-child-productId',
  appliedJobCampaign: 'applied-job-campaign',
  appliedJobDiscount: 'applied-job-discount',
  isSourceCross: 'is-source-cross',
  isRedirectSale: 'is-redirect-sale',
  currentPendingStep: 'current-pending-step',
  partnership: 'snet-partnership',
  ref: 'ref',
  pid: 'pid',
  /** Time of the last reload after a failed chunk, ms since the epoch. */
  chunkReload: 'nuxt-reload',
  /** Two keys without a name in the specification; these are ours. */
  risk: 'is-risk',
  abTests: 'ab-test-list',
  /** Member 4: the created token is kept here too. */
  token: 'token',
  /** The session record: id and createdDate. */
  session: 'session',
  /** Ours: the customer was asked once for missing personal data. */
  completionAsked: 'completion-asked',
  /** Ours: this tab came from a partner's permission page (funnel 4.2). */
  partnerPermission: 'is-partner-permission',
} as const;

/** Query parameter to the key that keeps it (funnel 1, 3.10; member 2). */
export const markerKeys = { lp: sessionKeys.partnership, REF: sessionKeys.ref, pid: sessionKeys.pid } as const;
