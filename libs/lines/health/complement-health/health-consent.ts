/** Names the text of the explicit consent in the consent log; another text has another version. */
export const healthConsentVersion = 'saglik-riza-2026-11';
