/** The paths of the site's icons and manifest. */
export const manifestPath = '/site.webmanifest';
export const touchIconPath = '/apple-touch-icon.png';
/** Requested by programs that read no HTML. */
export const classicIconPath = '/favicon.ico';
