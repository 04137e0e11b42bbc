export const stepPageTexts = {
  offerOf: (shortName: string) => `${shortName.charAt(0).toLocaleUpperCase('tr')}${shortName.slice(1)} teklifi`,
  documentTitle: (step: string, shortName: string, brandName: string) => `${step}, ${shortName} teklifi | ${brandName}`,
} as const;
