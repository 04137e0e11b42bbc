/** What a row of the list shows, and what can be added to an offer. */
import { addedCovers } from '@emsal/lines/kit/offer/added-covers';
import type { KeyFact } from '@emsal/lines/kit/offer/key-fact';
import type { OfferOption } from '@emsal/lines/kit/offer/offer-option';
import { formatLira } from '@emsal/platform/formats/money';
import type { RatedBuilding } from '@emsal/risks/building/building';
import { constructionOf } from '@emsal/tariffs/dask/dask-codes';
import { rebuildingSum } from '@emsal/tariffs/home/home-premium';
import { daskSumOf } from '../home/dask-gap';

export const daskOptions: readonly OfferOption[] = [addedCovers];

interface Insured {
  risk: Pick<RatedBuilding, 'area' | 'buildingType'>;
  startDate: string;
}

const areaOf = ({ risk: { area } }: Insured): string => `${area} m²`;

/** What rebuilding costs beyond the sum insured; whole TL. */
export function unpaidOf({ risk: { area, buildingType }, startDate }: Insured): number {
  const construction = constructionOf(buildingType);
  return Math.max(0, rebuildingSum(area, construction) - daskSumOf(area, construction, startDate));
}

export const daskKeyFacts: readonly KeyFact[] = [
  { key: 'DSK-DEPREM', label: 'Teminat bedeli' },
  { key: 'alan', label: 'Brüt alan', ofInsured: areaOf },
  { key: 'DSK-MUAFIYET', label: 'Muafiyet' },
  { key: 'fark', label: 'DASK’ın ödemediği', ofInsured: (insured: Insured) => formatLira(unpaidOf(insured) * 100) },
];
