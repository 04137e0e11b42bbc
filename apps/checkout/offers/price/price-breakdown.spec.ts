import { breakdownItems } from './price-breakdown';

describe('the price breakdown', () => {
  it('lists all parts in order of calculation, instalment cost only if there is one', () => {
    const breakdown = {
      base: 1_000_00,
      discounts: [{ description: 'Hasarsızlık', amount: 100_00 }],
      surcharges: [{ description: 'İl ek primi', amount: 20_00 }],
      taxes: [{ description: 'BSMV', amount: 45_00 }],
      instalmentCost: 55_00,
      total: 1_020_00,
    };
    expect(breakdownItems(breakdown).map(({ label, value }) => `${label} ${String(value)}`)).toEqual([
      'Temel prim 1.000,00\u00A0₺',
      'İl ek primi 20,00\u00A0₺',
      'Hasarsızlık −\u00A0100,00\u00A0₺',
      'BSMV 45,00\u00A0₺',
      'Taksit farkı 55,00\u00A0₺',
      'Ödenecek tutar 1.020,00\u00A0₺',
    ]);
    expect(breakdownItems({ ...breakdown, instalmentCost: 0 }).map(({ label }) => label)).not.toContain('Taksit farkı');
  });
});
