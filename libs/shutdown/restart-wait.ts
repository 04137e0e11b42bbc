/** How long to wait before a process that ended on its own is started again. */

/** A process that ran for this long has recovered. Milliseconds. */
export const recoveredAfter = 60_000;
const firstWait = 500;
const longestWait = 30_000;

/** Milliseconds: none the first time, then doubled for each further start. @param inRow number of previous starts without a recovery */
export const restartWait = (inRow: number): number =>
  inRow === 0 ? 0 : Math.min(firstWait * 2 ** (inRow - 1), longestWait);
