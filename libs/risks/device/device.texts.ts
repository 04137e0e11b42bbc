import type { RiskLabels, RiskLanguage } from '../risk-kind';

export const deviceLabels: Readonly<Record<RiskLanguage, RiskLabels>> = {
  tr: { heading: 'Telefon', title: 'Marka ve model', reference: { label: 'IMEI', missing: 'IMEI yok' } },
  en: { heading: 'Telephone', title: 'Make and model', reference: { label: 'IMEI', missing: 'No IMEI' } },
  de: { heading: 'Telefon', title: 'Marke und Modell', reference: { label: 'IMEI', missing: 'Keine IMEI' } },
};

export const deviceFacts: Readonly<Record<RiskLanguage, { boughtIn: string }>> = {
  tr: { boughtIn: 'Alış yılı' },
  en: { boughtIn: 'Bought in' },
  de: { boughtIn: 'Gekauft' },
};
