/** What a customer is told of, for the account's pages too: without the schemas of the calls. */
export const notificationKinds = [
  'policyIssued',
  'policyEndorsed',
  'policyCancelled',
  'policyRefunded',
  'requestInReview',
  'requestWaitingForCustomer',
  'requestAtInsurer',
  'requestDone',
  'requestRefused',
  'discountPaid',
  'awardLoaded',
  'priceChanged',
] as const;
