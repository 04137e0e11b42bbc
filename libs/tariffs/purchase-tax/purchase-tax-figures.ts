/** Special consumption tax (ÖTV) of new cars and VAT (KDV), by the day from which they apply. Bases are whole TL. */
import type { Sourced } from '../sourced';

interface TaxBand {
  /** Inclusive base; the last row has none. */
  upTo?: number;
  percent: number;
}
export interface SizeRow {
  /** Inclusive cubic centimetres or kilowatts; the last row has none. */
  upTo?: number;
  bands: Sourced<readonly TaxBand[]>;
}
export interface PurchaseTaxTable {
  combustion: readonly SizeRow[];
  electric: readonly SizeRow[];
  /** Percent of price and special consumption tax together. */
  vat: Sourced<number>;
}

const decree = 'Decree 10115, Official Gazette 24.07.2025 (law 7555)';
const electric2026 = `${decree}, two car magazines of 2026 agree`;
const partly = `${decree}: not every band was read in the text`;

export const purchaseTaxTables: Readonly<Record<string, PurchaseTaxTable>> = {
  '2025-07-24': {
    combustion: [
      {
        upTo: 1400,
        bands: {
          value: [
            { upTo: 650_000, percent: 70 },
            { upTo: 900_000, percent: 75 },
            { upTo: 1_100_000, percent: 80 },
            { percent: 90 },
          ],
          source: decree,
          confidence: 'high',
        },
      },
      {
        upTo: 1600,
        bands: {
          value: [
            { upTo: 850_000, percent: 75 },
            { upTo: 1_100_000, percent: 80 },
            { upTo: 1_650_000, percent: 90 },
            { percent: 100 },
          ],
          source: partly,
          confidence: 'low',
        },
      },
      {
        upTo: 2000,
        bands: { value: [{ upTo: 1_650_000, percent: 150 }, { percent: 170 }], source: partly, confidence: 'low' },
      },
      { bands: { value: [{ percent: 220 }], source: decree, confidence: 'high' } },
    ],
    electric: [
      {
        upTo: 160,
        bands: {
          value: [{ upTo: 1_650_000, percent: 25 }, { percent: 55 }],
          source: electric2026,
          confidence: 'high',
        },
      },
      {
        bands: { value: [{ upTo: 1_650_000, percent: 65 }, { percent: 75 }], source: electric2026, confidence: 'high' },
      },
    ],
    vat: { value: 20, source: 'general rate since July 2023', confidence: 'medium' },
  },
};
