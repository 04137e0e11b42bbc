/** What a visitor allowed beyond the necessary: read from the cookie that the ledger's newest row left behind. */

/** Purposes that may be refused. What is necessary is not asked for (decision 079). */
export const cookiePurposes = ['measurement'] as const;
export type CookiePurpose = (typeof cookiePurposes)[number];

/** Version of the text in the panel: a consent to an older one counts no more. */
export const cookieTextVersion = 'cerez-2026-11';

/** `cerez-2026-11:measurement`; nothing behind the colon means that everything was refused. */
export const consentValue = (textVersion: string, purposes: readonly CookiePurpose[]): string =>
  `${textVersion}:${purposes.join('-')}`;

/** The purposes that hold, for the value of the cookie; none while the panel was not answered in its present version. */
export function allowedPurposes(value: string | undefined): CookiePurpose[] {
  const [version, given = ''] = (value ?? '').split(':');
  return version === cookieTextVersion ? cookiePurposes.filter((purpose) => given.split('-').includes(purpose)) : [];
}
