/** The state graph of a single file of a request: asked for by link, or sent with the request. */
import { fileStates, type FileState } from '@emsal/api/request-states';
import type { RequestState } from './request-graph';

interface StateFacts {
  meaning: string;
  /** Every legal move and its cause. */
  next: Readonly<Partial<Record<FileState, string>>>;
}

export const fileGraph: Readonly<Record<FileState, StateFacts>> = {
  waiting: { meaning: 'Asked for; nothing came.', next: { received: 'the customer sends it' } },
  received: {
    meaning: 'It came; nobody has decided about it.',
    next: { accepted: 'an employee accepts it', again: 'an employee returns it' },
  },
  again: { meaning: 'It was returned with a reason.', next: { received: 'the customer sends another one' } },
  accepted: { meaning: 'It is good.', next: { again: 'an employee looks once more and returns it' } },
};

export const canMoveFile = (from: FileState, to: FileState): boolean => to in fileGraph[from].next;

/** From which states a file gets into this one. */
export const fileStatesBefore = (to: FileState): FileState[] => fileStates.filter((from) => canMoveFile(from, to));

/** Whether the customer is to send it. */
export const isOpenToCustomer = ({ state }: { state: FileState }): boolean => canMoveFile(state, 'received');

/** Whether files are decided about while their request is in this state. */
export const takesVerdicts = (state: RequestState): boolean => state === 'inReview' || state === 'waitingForCustomer';
