/** Where a visit is opened that was begun in another browser (docs/decisions/067). */
export const passportPath = '/form/devam';

/** Of the field and of the query: a link may bring its passport along. */
export const passportField = 'kod';

/** A link that needs no typing; `hash` is what CreateShortLinkHash answers. */
export const passportLink = (hash: string): string =>
  `${passportPath}?${new URLSearchParams({ [passportField]: hash })}`;
