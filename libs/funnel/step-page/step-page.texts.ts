import { capitalised } from '@emsal/platform/formats/words';

export const stepPageTexts = {
  home: 'Ana sayfa',
  offerOf: (shortName: string) => `${capitalised(shortName)} teklifi`,
  documentTitle: (step: string, shortName: string, brandName: string) => `${step}, ${shortName} teklifi | ${brandName}`,
} as const;
