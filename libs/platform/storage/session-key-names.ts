/** Names in the session storage that belong to no line (spec funnel 3.10, member 3); read as `sessionKeys`, of which a script carries those that it names. */
export const appliedCampaign = 'applied-campaign';
export const removedOnlineDiscount = 'removed-online-discount';
export const discountCode = 'discount-code';
export const appliedChildCampaign = 'applied-child-campaign';
export const appliedChildProductId = 'applied-child-productId';
export const appliedJobCampaign = 'applied-job-campaign';
export const appliedJobDiscount = 'applied-job-discount';
export const isSourceCross = 'is-source-cross';
export const isRedirectSale = 'is-redirect-sale';
export const currentPendingStep = 'current-pending-step';
export const partnership = 'snet-partnership';
export const ref = 'ref';
export const pid = 'pid';
/** Time of the last reload after a failed chunk, ms since the epoch. */
export const chunkReload = 'nuxt-reload';
/** Two keys without a name in the specification; these are ours. */
export const risk = 'is-risk';
export const abTests = 'ab-test-list';
/** Member 4: the created token is kept here too. */
export const token = 'token';
/** The session record: id and createdDate. */
export const session = 'session';
/** Ours: the customer was asked once for missing personal data. */
export const completionAsked = 'completion-asked';
/** Ours: this tab came from a partner's permission page (funnel 4.2). */
export const partnerPermission = 'is-partner-permission';
