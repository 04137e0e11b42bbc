/** Where the edge says what belongs to a revision. */
export const revisionAddress = (revision: number): string => `/remotes/at/${revision}.json`;

/** The lines that are published at a revision. */
export const linesAddress = (revision: number): string => `/remotes/lines/${revision}.json`;

/** A version of the revision was rolled back, or it is too old: the page needs a new document. */
export class RevisionGone extends Error {}
