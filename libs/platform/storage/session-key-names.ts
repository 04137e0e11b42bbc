/**
 * Session storage keys that belong to no line (spec funnel 3.10, member 3); imported as `sessionKeys`, so that a bundle contains only
 * those that it uses.
 */
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
/** Two keys that the specification does not name. */
export const risk = 'is-risk';
export const abTests = 'ab-test-list';
/** The created token is also stored here (spec member 4). */
export const token = 'token';
/** The session record: id and createdDate. */
export const session = 'session';
/** Not in the specification: the customer was already asked for missing personal data. */
export const completionAsked = 'completion-asked';
/** Not in the specification: what was typed to sign in, until the session opens (decision 340). */
export const signIn = 'account-sign-in';
/** Not in the specification: an application for a cancellation, without names and numbers of people (decision 363). */
export const cancellation = 'cancellation-draft';
/** Not in the specification: this tab was opened by a partner's permission page (spec funnel 4.2). */
export const partnerPermission = 'is-partner-permission';
/** Not in the specification: what was typed and chosen before the payment, until it is saved (decision 384). */
export const policyInformation = 'policy-information';
