/** What a cancellation waits for, in the specification's terms (member 4). */
import { cancellationStatuses, type CancellationStatus } from '@emsal/api/cancellation-statuses';
import type { RequestState } from '../../service-request/request-graph';
import { askedOfCustomer, isAskedAgain } from '../../service-request/asked-of-customer';
import { cancellationTexts as texts } from './cancellation.texts';

export interface CancellationFacts {
  state: RequestState;
  /** Code of the last move. */
  reason: string | null;
  files: number;
  /** A file came after somebody had looked. */
  isAnswered: boolean;
  firmName: string;
}

const byState: Readonly<Partial<Record<RequestState, CancellationStatus>>> = {
  atInsurer: 'atInsurer',
  done: 'done',
  refused: 'refused',
  withdrawn: 'withdrawn',
};

export function statusOfCancellation({ state, reason, files, isAnswered }: CancellationFacts): CancellationStatus {
  const decided = byState[state];
  if (decided) return decided;
  if (state === 'waitingForCustomer') return isAskedAgain(reason) ? 'uploadError' : 'documentsRequested';
  if (files === 0) return 'documentsRequested';
  return isAnswered ? 'documentsUploaded' : 'documentsChecked';
}

export const waitsForCustomer = (status: CancellationStatus): boolean =>
  status === 'documentsRequested' || status === 'uploadError';

export function statusParts(facts: CancellationFacts) {
  const status = statusOfCancellation(facts);
  const { name, header, information } = texts.status[status];
  return {
    cancellationStatusId: cancellationStatuses[status],
    cancellationStatus: name,
    cancellationHeader: header,
    cancellationInformation: information(facts.firmName),
    documentInfo: waitsForCustomer(status) ? askedOfCustomer(facts.reason) : '',
  };
}
