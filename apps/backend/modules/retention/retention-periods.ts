/** How long rows are kept, in days. Each table's reason stands beside its period. */
export const year = 365;
/** A sale and what proves it: books of account and claims (TTK art. 82, TBK art. 146). */
export const salePeriod = 10 * year;
/** A visit without a sale (ours; counsel confirms). */
export const unsoldVisitPeriod = year;
