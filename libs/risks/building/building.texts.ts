import type { RiskLabels, RiskLanguage } from '../risk-kind';

export const buildingLabels: Readonly<Record<RiskLanguage, RiskLabels>> = {
  tr: { heading: 'Konut', title: 'Adres', reference: { label: 'Adres kodu', missing: 'Adres kodu yok' } },
  en: { heading: 'Home', title: 'Address', reference: { label: 'Address code', missing: 'No address code' } },
  de: { heading: 'Wohnung', title: 'Adresse', reference: { label: 'Adresscode', missing: 'Kein Adresscode' } },
};

interface BuildingFacts {
  area: string;
  floor: string;
  /** @param floor 0 is the ground floor */
  floorName: (floor: number) => string;
}

export const buildingFacts: Readonly<Record<RiskLanguage, BuildingFacts>> = {
  tr: {
    area: 'Brüt alan',
    floor: 'Kat',
    floorName: (floor) => (floor === 0 ? 'Giriş katı' : floor < 0 ? `${-floor}. bodrum kat` : `${floor}. kat`),
  },
  en: {
    area: 'Gross area',
    floor: 'Floor',
    floorName: (floor) => (floor === 0 ? 'Ground floor' : floor < 0 ? `Basement ${-floor}` : String(floor)),
  },
  de: {
    area: 'Bruttofläche',
    floor: 'Stockwerk',
    floorName: (floor) => (floor === 0 ? 'Erdgeschoss' : floor < 0 ? `${-floor}. Untergeschoss` : `${floor}.`),
  },
};
