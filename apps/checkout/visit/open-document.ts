/** Pages of the payment class are their own document: the browser loads them, the router does not. */
export const openDocument = (path: string): void => window.location.assign(path);

/** The same, without a way back to the page that is left. */
export const replaceDocument = (path: string): void => window.location.replace(path);

/** The same in a new tab, which takes the session's storage along. */
export const openTab = (path: string): void => void window.open(path, '_blank');
