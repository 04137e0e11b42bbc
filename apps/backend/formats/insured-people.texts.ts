import type { RiskLanguage } from '@emsal/risks/risk-kind';

/** `1985 doğumlu` */
export const bornTexts: Readonly<Record<RiskLanguage, (year: string) => string>> = {
  tr: (year) => `${year} doğumlu`,
  en: (year) => `born ${year}`,
  de: (year) => `Jahrgang ${year}`,
};
