import { deductibleKey } from '@emsal/tariffs/kasko/deductible';
import { repairShopKey } from '@emsal/tariffs/kasko/repair-shop';
import { filterValues } from './filter-values';
import type { ShownOffer } from './shown-offers';

const cover = (key: string, label: string) => ({ key, label, value: 'Var', limit: null });
/** The fields that the filters read. */
const offer = (firmId: number, covers: ShownOffer['covers']): ShownOffer => {
  const read: Partial<ShownOffer> = { firmId, firmName: `Şirket ${firmId}`, covers, minimumImm: null };
  return { ...read, campaigns: [], documents: [] } as unknown as ShownOffer;
};

describe('the values of the filter panel', () => {
  it('count the offers with a cover and omit covers that all offers have', () => {
    const road = cover('KSK-ASISTANS', 'Çekici ve asistans');
    const groups = filterValues([offer(1, [road]), offer(2, [road, cover('KSK-CAM', 'Cam kırılması')])]);
    expect(groups.find(({ key }) => key === 'assurance')?.values).toEqual([
      { code: 'KSK-CAM', name: 'Cam kırılması', count: 1 },
    ]);
  });

  it('distinguish the repair shops, which every offer states', () => {
    const at = (value: string) => ({ ...cover(repairShopKey, 'Servis'), value });
    const groups = filterValues([offer(1, [at('Yetkili')]), offer(2, [at('Anlaşmalı')]), offer(3, [at('Yetkili')])]);
    expect(groups.map(({ key }) => key)).toEqual(['service', 'firm']);
    expect(groups[0]!.values).toEqual([
      { code: 'Anlaşmalı', name: 'Anlaşmalı', count: 1 },
      { code: 'Yetkili', name: 'Yetkili', count: 2 },
    ]);
  });

  it('never list the deductible as a cover', () => {
    const groups = filterValues([offer(1, [cover(deductibleKey, 'Hasarda muafiyet')]), offer(2, [])]);
    expect(groups.map(({ key }) => key)).toEqual(['firm']);
  });
});
