/** The last segment of these paths is a secret grant: with it anyone can download a policy. */
const bearerInPath = /(\/document\/(?:mail|download)\/)[^/?]+/i;

/** A URL in the form in which it may be logged. */
export const loggedUrl = (url: string): string => url.replace(bearerInPath, '$1[redacted]');
