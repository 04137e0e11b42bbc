/** Where the site's small pictures and its manifest are served. */
export const manifestPath = '/site.webmanifest';
export const touchIconPath = '/apple-touch-icon.png';
/** Asked by programs that read no HTML. */
export const classicIconPath = '/favicon.ico';
