import { capitalised } from '@emsal/platform/formats/words';

export const pairTexts = {
  pair: (shortName: string) => `${capitalised(shortName)} tekliflerine de bakın`,
} as const;
