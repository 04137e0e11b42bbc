/** Of an added file: fixed by the specification (member 4). */
export const addFileStatus = 427;

/** What a cancellation that is tracked waits for; the numbers besides 427 are ours. */
export const cancellationStatuses = {
  documentsChecked: 425,
  documentsRequested: 426,
  documentsUploaded: addFileStatus,
  uploadError: 428,
  atInsurer: 430,
  done: 431,
  refused: 432,
  withdrawn: 433,
} as const;
export type CancellationStatus = keyof typeof cancellationStatuses;
