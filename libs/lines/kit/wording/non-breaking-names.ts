/** Product and company names with no-break spaces. */
export const threeDSecure = '3-\u2060D\u00A0Secure';
export const eDevlet = 'e-\u2060Devlet';
