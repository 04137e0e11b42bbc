import type { RiskLabels, RiskLanguage } from '../risk-kind';
import type { DeviceCondition } from './conditions';

export const deviceLabels: Readonly<Record<RiskLanguage, RiskLabels>> = {
  tr: { heading: 'Telefon', title: 'Marka ve model', reference: { label: 'IMEI', missing: 'IMEI yok' } },
  en: { heading: 'Telephone', title: 'Make and model', reference: { label: 'IMEI', missing: 'No IMEI' } },
  de: { heading: 'Telefon', title: 'Marke und Modell', reference: { label: 'IMEI', missing: 'Keine IMEI' } },
};

export const deviceFacts: Readonly<Record<RiskLanguage, { boughtIn: string; condition: string }>> = {
  tr: { boughtIn: 'Alış yılı', condition: 'Durumu' },
  en: { boughtIn: 'Bought in', condition: 'Condition' },
  de: { boughtIn: 'Gekauft', condition: 'Zustand' },
};

export const conditionNames: Readonly<Record<RiskLanguage, Readonly<Record<DeviceCondition, string>>>> = {
  tr: { new: 'Sıfır alınmış', secondHand: 'İkinci el', refurbished: 'Yenilenmiş' },
  en: { new: 'Bought new', secondHand: 'Second hand', refurbished: 'Refurbished' },
  de: { new: 'Neu gekauft', secondHand: 'Gebraucht', refurbished: 'Generalüberholt' },
};
