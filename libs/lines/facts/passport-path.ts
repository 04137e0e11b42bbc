/** The page that opens a visit begun in another browser (decision 067). */
export const passportPath = '/form/devam';

/** Name of the field and of the query parameter: a link may contain the passport. */
export const passportField = 'kod';

/** A link that needs no typing; `hash` is the response of CreateShortLinkHash. */
export const passportLink = (hash: string): string =>
  `${passportPath}?${new URLSearchParams({ [passportField]: hash })}`;
