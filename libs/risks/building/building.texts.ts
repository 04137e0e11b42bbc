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

interface FloorNames {
  ground: string;
  /** @param depth from 1 */
  below: (depth: number) => string;
  above: (floor: number) => string;
}

const floorNames =
  ({ ground, below, above }: FloorNames) =>
  (floor: number): string => {
    if (floor === 0) return ground;
    return floor < 0 ? below(-floor) : above(floor);
  };

export const buildingFacts: Readonly<Record<RiskLanguage, BuildingFacts>> = {
  tr: {
    area: 'Brüt alan',
    floor: 'Kat',
    floorName: floorNames({
      ground: 'Giriş katı',
      below: (depth) => `${depth}. bodrum kat`,
      above: (floor) => `${floor}. kat`,
    }),
  },
  en: {
    area: 'Gross area',
    floor: 'Floor',
    floorName: floorNames({ ground: 'Ground floor', below: (depth) => `Basement ${depth}`, above: String }),
  },
  de: {
    area: 'Bruttofläche',
    floor: 'Stockwerk',
    floorName: floorNames({
      ground: 'Erdgeschoss',
      below: (depth) => `${depth}. Untergeschoss`,
      above: (floor) => `${floor}.`,
    }),
  },
};
