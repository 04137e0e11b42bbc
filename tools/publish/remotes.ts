/** The remotes that `npm start` builds and publishes. A new remote is a folder in apps/ and an entry here. */
export const remotes: readonly string[] = [
  'content',
  'funnel-vehicle',
  'funnel-property',
  'funnel-health',
  'checkout',
  'account',
];
