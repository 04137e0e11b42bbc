/** Pages of the payment class are separate documents: a full page load, not a router navigation. */
export const openDocument = (path: string): void => window.location.assign(path);

/** The same, replacing the current history entry. */
export const replaceDocument = (path: string): void => window.location.replace(path);

/** The same in a new tab, which copies session storage. */
export const openTab = (path: string): void => void window.open(path, '_blank');
