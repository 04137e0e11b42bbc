/** Limits of one-time codes (spec funnel 9), shared by the server, by pages before the first response, and by messages. `resendSeconds` is the wait of one requester, not of a telephone. */
export const oneTimeCodeLimits = { validSeconds: 120, resendSeconds: 60, tries: 3 } as const;
