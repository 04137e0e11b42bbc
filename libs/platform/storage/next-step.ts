/** The step that an address of a form names; empty for the form's own address and for other pages. */
export const stepOfPath = (path: string): string => /\/form\/([^/]+)/.exec(path)?.[1] ?? '';

/** The value of the cookie `next-step`: the step that a page showed, then those whose address a reload of it may load instead. */
export const nextStepValue = (shown: string, addressed: readonly string[]): string => [shown, ...addressed].join('.');

/** The step that the page before showed, if this address is the one of which it was reloaded. */
export function stepInCookie(cookie: string | undefined, slug: string): string | null {
  const [shown = '', ...addressed] = (cookie ?? '').split('.');
  return addressed.includes(slug) ? shown : null;
}
