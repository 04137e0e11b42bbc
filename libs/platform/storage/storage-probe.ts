/** The key with which a page tries whether the browser allows storage. */
export const storageProbe = 'probe';
