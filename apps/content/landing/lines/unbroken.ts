/** Names that no line may break, written once. */
export const threeDSecure = '3-\u2060D\u00A0Secure';
export const eDevlet = 'e-\u2060Devlet';
