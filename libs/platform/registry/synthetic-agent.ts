/** The user agent of our own visits to a version on trial (tools/publish/synthetic): counted apart from people. */
export const syntheticAgent = 'EmsalSynthetic/1';

export const isSyntheticAgent = (userAgent: string | undefined): boolean =>
  userAgent?.startsWith('EmsalSynthetic/') === true;
