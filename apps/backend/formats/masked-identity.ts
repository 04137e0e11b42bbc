/** First three and last two digits, as documents and pages show them. */
export const maskedIdentity = (identityNo: string): string =>
  identityNo.slice(0, 3) + '*'.repeat(Math.max(identityNo.length - 5, 0)) + identityNo.slice(-2);
