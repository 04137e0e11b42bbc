/** What customers ask for after the sale, and where it stands: for the account's pages too, without the schemas of the calls. */
export const requestStates = [
  'received',
  'inReview',
  'waitingForCustomer',
  'atInsurer',
  'done',
  'refused',
  'withdrawn',
] as const;

export const requestKinds = ['cancellation', 'addendum', 'documents', 'iban', 'help'] as const;

/** Of a file that was asked for or came with a request. `again`: an employee returned it. */
export const fileStates = ['waiting', 'received', 'again', 'accepted'] as const;
export type FileState = (typeof fileStates)[number];
