/** How an account's policies are filtered, for its pages too: without the schemas of the calls. */

/** The specification's filter of assets: 3 is active, 5 is expired. */
export const assetStates = { active: 3, expired: 5 } as const;
export const policyFamilies = ['auto', 'health', 'home', 'other'] as const;
