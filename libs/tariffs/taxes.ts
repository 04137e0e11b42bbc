/** Taxes and shares on a premium. The percentages are recalled, not from an official text: illustrative, to be replaced by the broker's own. */
import { illustrative } from './sourced';

export interface TaxShare {
  description: string;
  percent: number;
}
const insuranceTax: TaxShare = { description: 'Banka ve sigorta muameleleri vergisi', percent: 5 };

/** Most lines. */
export const usualTaxes = illustrative<readonly TaxShare[]>([insuranceTax], 'recalled');
/** Compulsory traffic. */
export const trafficTaxes = illustrative<readonly TaxShare[]>(
  [
    insuranceTax,
    { description: 'Güvence Hesabı payı', percent: 2 },
    { description: 'Trafik Hizmetleri Geliştirme Fonu payı', percent: 5 },
    { description: 'SGK payı', percent: 10 },
  ],
  'recalled',
);
