/** Where a sign-in leads: only to a path of the account area, so that no link sends anybody elsewhere. */
const accountPath = /^\/uyelik\/[a-z][a-z0-9/-]*(?:\?[\w=&%.+-]*)?$/;

/** Null for every other target. */
export const accountTarget = (target: string | null | undefined): string | null =>
  target && accountPath.test(target) ? target : null;
