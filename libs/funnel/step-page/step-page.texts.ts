import { capitalised } from '@emsal/lines/facts/capitalised';

export const stepPageTexts = {
  offerOf: (shortName: string) => `${capitalised(shortName)} teklifi`,
  documentTitle: (step: string, shortName: string, brandName: string) => `${step}, ${shortName} teklifi | ${brandName}`,
} as const;
