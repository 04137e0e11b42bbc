/** How many codes are sent at most, by telephone and by identity, over all purposes (decision 034). */
export const sendingLimits = { perHour: 5, perDay: 10 } as const;
