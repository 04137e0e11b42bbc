import { comparePrices, priceDifferenceText } from './compare-prices';

const price = {
  base: 1_000_00,
  discounts: [],
  surcharges: [],
  taxes: [{ description: 'BSMV (%5)', amount: 50_00 }],
  instalmentCost: 0,
  total: 1_050_00,
};
const dearer = { ...price, base: 1_200_00, surcharges: [{ description: 'Gecikme', amount: 10_00 }], total: 1_260_00 };

describe('two compared prices', () => {
  it('are listed by part, total last, with a dash for a missing part', () => {
    expect(comparePrices(price, dearer).map(({ label, before, now }) => [label, before, now])).toEqual([
      ['Temel prim', '1.000,00\u00A0₺', '1.200,00\u00A0₺'],
      ['Gecikme', '–', '10,00\u00A0₺'],
      ['BSMV (%5)', '50,00\u00A0₺', '50,00\u00A0₺'],
      ['Ödenecek tutar', '1.050,00\u00A0₺', '1.260,00\u00A0₺'],
    ]);
    expect(comparePrices(dearer, price).at(-2)).toMatchObject({ label: 'Gecikme', before: '10,00\u00A0₺', now: '–' });
  });

  it.each([
    [210_00, 'Güncel fiyat 210,00\u00A0₺ daha yüksek.'],
    [-210_00, 'Güncel fiyat 210,00\u00A0₺ daha düşük.'],
    [0, 'Tutar aynı; teklifin içeriği değişti.'],
  ])('that differ by %d kuruş are described', (difference, text) => {
    expect(priceDifferenceText(difference)).toBe(text);
  });
});
