/** How often and how long prices are watched, for the account's pages too: without the schemas of the calls (decision 354). */

/** Days between two questions to the insurers. */
export const watchFrequencies = { daily: 1, weekly: 7, monthly: 30 } as const;
export type WatchFrequency = keyof typeof watchFrequencies;

export const watchLimits = {
  /** Running or paused watches of a customer. */
  perCustomer: 5,
  /** How long one runs at most. */
  days: 90,
} as const;
