import { capitalised } from '@emsal/platform/formats/words';

export const pairLinkTexts = {
  offers: (shortName: string) => `${capitalised(shortName)} tekliflerinize de bakın`,
  form: (shortName: string) => `${capitalised(shortName)} teklifi de alın`,
} as const;
