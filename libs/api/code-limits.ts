/** The one-time code's limits (spec funnel 9): the server keeps them by its own clock, a page shows them before it has heard, refusals name them. */
export const codeLimits = { validSeconds: 120, resendSeconds: 60, tries: 3 } as const;
