/** Taxes and levies on a premium. The percentages are from memory, not from an official text: illustrative, to be replaced by the broker's own. */
import { illustrative } from './sourced';

export const taxKinds = ['insuranceTax', 'guaranteeAccount', 'trafficServices', 'socialSecurity', 'fireTax'] as const;
export type TaxKind = (typeof taxKinds)[number];

export interface TaxShare {
  kind: TaxKind;
  description: string;
  percent: number;
}
const insuranceTax: TaxShare = {
  kind: 'insuranceTax',
  description: 'Banka ve sigorta muameleleri vergisi',
  percent: 5,
};

/** Most lines. */
export const usualTaxes = illustrative<readonly TaxShare[]>([insuranceTax], 'from memory');
/** A home: 10% of the fire premium, taken as 30% of the net premium (law 2464, art. 40-43). */
export const homeTaxes = illustrative<readonly TaxShare[]>(
  [insuranceTax, { kind: 'fireTax', description: 'Yangın sigortası vergisi', percent: 3 }],
  'the share of the fire premium is ours',
);
/** Compulsory traffic. */
export const trafficTaxes = illustrative<readonly TaxShare[]>(
  [
    insuranceTax,
    { kind: 'guaranteeAccount', description: 'Güvence Hesabı payı', percent: 2 },
    { kind: 'trafficServices', description: 'Trafik Hizmetleri Geliştirme Fonu payı', percent: 5 },
    { kind: 'socialSecurity', description: 'SGK payı', percent: 10 },
  ],
  'from memory',
);
