import type { Construction } from '@emsal/tariffs/dask/dask-figures';
import type { DaskAdjustment } from '@emsal/tariffs/dask/dask-premium';

const squareMetre = (building: string) => (month: string, cap: string) => `${building}, ${month}; üst sınır ${cap}`;

export const billTexts = {
  area: (area: string, price: string) => `${area} m² × ${price}`,
  squareMetre: {
    concrete: squareMetre('Betonarme'),
    other: squareMetre('Diğer yapı türleri'),
  } satisfies Record<Construction, ReturnType<typeof squareMetre>>,
  capped: (cap: string) => `Üst sınır ${cap}; bedel bunu aşamaz`,
  /** @param rate hundredths per mille */
  rate: (rate: number) => `Binde ${(rate / 100).toFixed(2).replace('.', ',')}`,
  group: (group: number) => `${group}. risk grubu, örnek`,
  adjustments: {
    before2000: '2000’den önce yapılmış',
    toThreeFloors: 'En çok 3 katlı bina',
    fromEightFloors: '8 kat ve üstü bina',
    renewedInTime: 'Süresinde yenileme',
  } satisfies Record<DaskAdjustment['kind'], string>,
  percent: (percent: number) => (percent < 0 ? `%${-percent} indirim` : `%${percent} ek`),
  minimum: 'En düşük prime tamamlama',
  atLeast: (minimum: string) => `Bu risk grubunda prim en az ${minimum}`,
} as const;
