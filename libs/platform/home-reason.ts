/** Why a page sent the visitor home. In the query, because a redirect of the server carries nothing else. */
const parameter = 'neden';

/** `visit`: this browser has no visit for the line · `list`: the visit has no offers · `payment`: the bank's return is not genuine. */
export type HomeReason = 'visit' | 'list' | 'payment';
const values: Record<HomeReason, string> = { visit: 'oturum', list: 'liste', payment: 'odeme' };

/** `/?neden=oturum`. */
export const homeBecause = (reason: HomeReason): string => pathBecause('/', reason);

export const pathBecause = (path: string, reason: HomeReason): string => `${path}?${parameter}=${values[reason]}`;

/** @param search of the address */
export function homeReason(search: string): HomeReason | null {
  const value = new URLSearchParams(search).get(parameter);
  return (Object.keys(values) as HomeReason[]).find((reason) => values[reason] === value) ?? null;
}
