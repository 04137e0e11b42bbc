/** How long rows are kept, in days. Each table's reason stands beside its period. */
export const year = 365;
/** A sale and what proves it: books of account and claims (TTK art. 82, TBK art. 146). */
export const salePeriod = 10 * year;
/** A visit without a sale (ours; counsel confirms). */
export const unsoldVisitPeriod = year;
/** What a campaign's form sent. */
export const entryPeriod = year;
/** An opinion about a policy. */
export const reviewPeriod = 3 * year;
/** Sessions and codes, which show who signed in. */
export const securityPeriod = year;
/** A permission that ended: its proof is kept at least so long (Law 6563 and its regulation). */
export const consentProofPeriod = 3 * year;
