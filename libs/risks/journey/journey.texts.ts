import type { RiskLabels, RiskLanguage } from '../risk-kind';

export const journeyLabels: Readonly<Record<RiskLanguage, RiskLabels>> = {
  tr: { heading: 'Seyahat', title: 'Gidilecek ülke', reference: null },
  en: { heading: 'Journey', title: 'Country visited', reference: null },
  de: { heading: 'Reise', title: 'Reiseland', reference: null },
};

export const journeyFacts: Readonly<Record<RiskLanguage, { days: string; travellers: string }>> = {
  tr: { days: 'Seyahat tarihleri', travellers: 'Yolcular' },
  en: { days: 'Days of travel', travellers: 'Travellers' },
  de: { days: 'Reisezeit', travellers: 'Reisende' },
};
