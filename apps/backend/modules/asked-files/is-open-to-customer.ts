import type { AskedFileState } from './tables';

/** The customer is to send it. */
export const openFileStates = ['waiting', 'again'] as const satisfies readonly AskedFileState[];

export const isOpenToCustomer = ({ state }: { state: AskedFileState }): boolean =>
  (openFileStates as readonly AskedFileState[]).includes(state);
