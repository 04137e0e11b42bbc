import type { Page } from '@emsal/platform/page';

export interface TrackedPage {
  parts: Omit<Page, 'store'>;
  /** True once the page has read something of its visitor or called the API in the visitor's name. */
  isPersonal: () => boolean;
}

/** Wraps a page handle to find out whether its page may be cached for everybody. */
export function trackPersonalReads(parts: Omit<Page, 'store'>): TrackedPage {
  let isPersonal = false;
  const tracked =
    <Given extends unknown[], Result>(read: (...given: Given) => Result) =>
    (...given: Given): Result => {
      isPersonal = true;
      return read(...given);
    };
  return {
    parts: {
      ...parts,
      transport: tracked(parts.transport),
      cookie: tracked(parts.cookie),
      visitId: tracked(parts.visitId),
    },
    isPersonal: () => isPersonal,
  };
}
