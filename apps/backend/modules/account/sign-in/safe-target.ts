/** Only a path of the account area is kept: a link must not send anybody elsewhere after the sign-in. */
const accountPath = /^\/uyelik\/[a-z][a-z0-9/-]*(?:\?[\w=&%.+-]*)?$/;

export const safeTarget = (target: string | undefined): string | null =>
  target !== undefined && accountPath.test(target) ? target : null;
