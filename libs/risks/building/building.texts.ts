import type { RiskLabels, RiskLanguage } from '../risk-kind';

export const buildingLabels: Readonly<Record<RiskLanguage, RiskLabels>> = {
  tr: { heading: 'Konut', title: 'Adres', reference: { label: 'Adres kodu', missing: 'Adres kodu yok' } },
  en: { heading: 'Home', title: 'Address', reference: { label: 'Address code', missing: 'No address code' } },
  de: { heading: 'Wohnung', title: 'Adresse', reference: { label: 'Adresscode', missing: 'Kein Adresscode' } },
};

export const buildingFacts: Readonly<Record<RiskLanguage, { area: string; floor: string }>> = {
  tr: { area: 'Brüt alan', floor: 'Kat' },
  en: { area: 'Gross area', floor: 'Floor' },
  de: { area: 'Bruttofläche', floor: 'Stockwerk' },
};
