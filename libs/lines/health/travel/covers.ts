/** Covers of a journey (lines.md TRAVEL.2): treatment and transport in every product, the rest by the insurer. Limits are in euro, for each traveller. */
import { extentOf, type Assurance, type ScoredCover } from '@emsal/pricing/cover';
import { treatmentLimits, type TravelZone } from '@emsal/tariffs/travel/travel-figures';

/** Transport is paid within the limit of treatment. */
export function includedCovers(zone: TravelZone, hasSport: boolean): Assurance[] {
  const limit = extentOf('euro', treatmentLimits.value[zone]);
  return [
    { key: 'SYH-TEDAVI', label: 'Tedavi gideri', ...limit },
    { key: 'SYH-NAKIL', label: 'Tıbbi nakil', ...limit },
    { key: 'SYH-CENAZE', label: 'Cenaze nakli', ...limit },
    ...(hasSport ? [{ key: 'SYH-SPOR', label: 'Spor kazaları', ...limit }] : []),
    { key: 'SYH-BELGE', label: 'Vize belgesi', ...extentOf('languages', 2) },
  ];
}

/** Bought for all travellers. */
export const scoredCovers = (travellers: number): readonly ScoredCover[] => [
  { key: 'SYH-BAGAJ', label: 'Bagaj kaybı', ...extentOf('euro', 500), from: 6.5, price: travellers * 6_000 },
  { key: 'SYH-IPTAL', label: 'Seyahat iptali', ...extentOf('euro', 1_000), from: 7.4, price: travellers * 25_000 },
];
