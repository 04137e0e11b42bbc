import type { RiskLanguage } from '@emsal/risks/risk-kind';

/** `100******78, 1985 doğumlu` */
export const insuredPeopleTexts: Readonly<Record<RiskLanguage, (identity: string, year: string) => string>> = {
  tr: (identity, year) => `${identity}, ${year} doğumlu`,
  en: (identity, year) => `${identity}, born ${year}`,
  de: (identity, year) => `${identity}, Jahrgang ${year}`,
};
