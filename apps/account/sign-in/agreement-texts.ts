/** Which texts a sign-in accepts: changed texts need a new version, which is recorded with the customer. */
export const agreementVersions = {
  userAgreementVersion: 'kullanici-sozlesmesi-2026-11',
  privacyPolicyVersion: 'gizlilik-politikasi-2026-11',
} as const;
