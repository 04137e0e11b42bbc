/** What a visitor has consented to beyond necessary cookies. The cookie repeats the newest row of the consent log. */

/** Purposes that may be refused. Necessary cookies need no consent (decision 079). */
export const cookiePurposes = ['measurement'] as const;
export type CookiePurpose = (typeof cookiePurposes)[number];

/** Version of the panel's text; consent to an older version is no longer valid. */
export const cookieTextVersion = 'cerez-2026-11';

/** `cerez-2026-11:measurement`; nothing after the colon means that everything was refused. */
export const consentValue = (textVersion: string, purposes: readonly CookiePurpose[]): string =>
  `${textVersion}:${purposes.join('-')}`;

/** The purposes consented to, by the cookie's value; none until the current version of the panel was answered. */
export function allowedPurposes(value: string | undefined): CookiePurpose[] {
  const [version, given = ''] = (value ?? '').split(':');
  return version === cookieTextVersion ? cookiePurposes.filter((purpose) => given.split('-').includes(purpose)) : [];
}
