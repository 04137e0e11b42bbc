/** What became of a job, by its row in `jobs.job`. */
export interface JobRow {
  state: string;
  /** As pg-boss stores an error. */
  output: { message?: string; value?: { message?: string } } | null;
}

/** @returns whether it is done @throws Error with the cause when an attempt failed, also when it is retried */
export function isDone({ state, output }: JobRow): boolean {
  if (state === 'completed') return true;
  if (state !== 'failed' && state !== 'retry') return false;
  const cause = output?.message ?? output?.value?.message ?? 'no cause is stored';
  throw new Error(`the reconciliation failed${state === 'retry' ? ' and is tried again later' : ''}: ${cause}`);
}
