/** The bank's refusal without a closer reason; a code of `declineReasons`. */
export const doNotHonour = '10005';
