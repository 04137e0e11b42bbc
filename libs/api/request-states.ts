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
