/** What browsers report of a remote that failed. */
export const failureReportPath = '/reports/remotes';

export const failureKinds = [
  /** Its entry or the shell's scripts could not be loaded. */
  'load',
  /** The page never became interactive: a chunk, its hash or hydration failed. */
  'start',
  /** A page threw when it was loaded or rendered. */
  'page',
] as const;
export type FailureKind = (typeof failureKinds)[number];
