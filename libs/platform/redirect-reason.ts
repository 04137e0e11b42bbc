/** Why a page sent the visitor to another one, mostly home. In the query, because a redirect of the server carries nothing else. */
const parameter = 'neden';

/** `visit`: this browser has no visit for the line · `list`: the visit has no offers · `payment`: the bank's return is not genuine. */
export type RedirectReason = 'visit' | 'list' | 'payment';
const values: Record<RedirectReason, string> = { visit: 'oturum', list: 'liste', payment: 'odeme' };

/** `/?neden=oturum`. */
export const homeBecause = (reason: RedirectReason): string => pathBecause('/', reason);

export const pathBecause = (path: string, reason: RedirectReason): string => `${path}?${parameter}=${values[reason]}`;

/** @param search of the address */
export function redirectReason(search: string): RedirectReason | null {
  const value = new URLSearchParams(search).get(parameter);
  return (Object.keys(values) as RedirectReason[]).find((reason) => values[reason] === value) ?? null;
}
