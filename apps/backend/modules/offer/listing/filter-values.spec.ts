import { excessKey } from '@emsal/tariffs/kasko/excess';
import { repairShopKey } from '@emsal/tariffs/kasko/repair-shop';
import { filterValues } from './filter-values';
import type { ShownOffer } from './offers-of';

const cover = (key: string, label: string) => ({ key, label, value: 'Var', limit: null });
/** What the filters read of an offer. */
const offer = (firmId: number, covers: ShownOffer['covers']): ShownOffer => {
  const read: Partial<ShownOffer> = { firmId, firmName: `Şirket ${firmId}`, covers, minimumImm: null };
  return { ...read, campaigns: [], documents: [] } as unknown as ShownOffer;
};

describe('the values of the filter panel', () => {
  it('count the offers that have a cover and leave out what all have', () => {
    const road = cover('KSK-ASISTANS', 'Çekici ve asistans');
    const groups = filterValues([offer(1, [road]), offer(2, [road, cover('KSK-CAM', 'Cam kırılması')])]);
    expect(groups.find(({ key }) => key === 'assurance')?.values).toEqual([
      { code: 'KSK-CAM', name: 'Cam kırılması', count: 1 },
    ]);
  });

  it('tell the repair shops apart, which every offer names', () => {
    const at = (value: string) => ({ ...cover(repairShopKey, 'Servis'), value });
    const groups = filterValues([offer(1, [at('Yetkili')]), offer(2, [at('Anlaşmalı')]), offer(3, [at('Yetkili')])]);
    expect(groups.map(({ key }) => key)).toEqual(['service', 'firm']);
    expect(groups[0]!.values).toEqual([
      { code: 'Anlaşmalı', name: 'Anlaşmalı', count: 1 },
      { code: 'Yetkili', name: 'Yetkili', count: 2 },
    ]);
  });

  it('never offer the share of each claim that the insured bears as a cover', () => {
    const groups = filterValues([offer(1, [cover(excessKey, 'Hasarda muafiyet')]), offer(2, [])]);
    expect(groups.map(({ key }) => key)).toEqual(['firm']);
  });
});
