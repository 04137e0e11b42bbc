/** Whoever holds these addresses may fetch a policy: they are secrets, and stand in the path. */
const bearerInPath = /(\/document\/(?:mail|download)\/)[^/?]+/i;

/** An address as a log may hold it. */
export const loggedUrl = (url: string): string => url.replace(bearerInPath, '$1[redacted]');
