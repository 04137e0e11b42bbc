import { unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import { authorisedShop, repairShopKey } from '@emsal/tariffs/kasko/repair-shop';
import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { comparedGroups } from './compared-groups';
import { describeDifferences } from './describe-differences';

const cover = (key: string, limit: number | null = null) => ({ key, label: key, value: 'Var', limit });
const cheap = sampleOffer(1, 15_000_00, {
  firmName: 'Efes',
  minimumImm: 1_000_000,
  covers: [cover('KSK-IMM', 1_000_000)],
});
const wide = sampleOffer(2, 18_056_00, {
  firmName: 'Yakamoz',
  minimumImm: unlimitedImm,
  covers: [cover('KSK-IMM', unlimitedImm), { ...cover('Cam'), label: 'Cam, orijinal' }],
});
const rowOf = (label: string, offers = [cheap, wide]) =>
  comparedGroups(offers)
    .flatMap(({ rows }) => rows)
    .find((row) => row.key === label)!.cells;

describe('the comparison page', () => {
  it('marks the cheapest and the price difference of the others', () => {
    expect(rowOf('Ödenecek tutar')).toEqual([
      { value: '15.000,00\u00A0₺', note: 'En düşük', isBest: true, isStrong: true },
      { value: '18.056,00\u00A0₺', note: '3.056\u00A0₺ fazla', isBest: false, isStrong: true },
    ]);
  });

  it('shows the monthly instalment if there are several', () => {
    expect(
      rowOf('Taksit', [
        { ...cheap, maxInstalments: 6 },
        { ...wide, maxInstalments: 1 },
      ]),
    ).toEqual([{ value: '6 taksite kadar', note: 'ayda 2.500\u00A0₺' }, { value: 'Tek çekim' }]);
  });

  it('F638 marks unlimited liability as best', () => {
    expect(rowOf('KSK-IMM').map(({ value, isBest }) => [value, isBest])).toEqual([
      ['1.000.000\u00A0₺', false],
      ['Limitsiz', true],
    ]);
  });

  it('marks a cover that only one offer has, and none when all are equal', () => {
    expect(rowOf('Cam').map(({ isBest }) => isBest ?? false)).toEqual([false, true]);
    expect(rowOf('Ödenecek tutar', [cheap, { ...cheap, id: 'b' }]).map(({ isBest }) => isBest)).toEqual([false, false]);
  });

  it('prefers repair at authorised workshops and mentions it, also when all else is equal', () => {
    const shop = (value: string) => ({ key: repairShopKey, label: 'Servis', value, limit: null });
    const contracted = { ...cheap, covers: [shop('Anlaşmalı')] };
    const authorised = { ...wide, minimumImm: cheap.minimumImm, covers: [shop(authorisedShop)] };
    expect(rowOf(repairShopKey, [contracted, authorised]).map(({ isBest }) => isBest)).toEqual([false, true]);
    expect(describeDifferences([contracted, authorised])).toBe(
      'Efes en ucuzu. Yakamoz 3.056\u00A0₺ fazlasına yetkili serviste onarım sunuyor.',
    );
  });

  it("lists the line's key facts first", () => {
    const keys = comparedGroups([wide], ['Cam', 'Sel'])[1]!.rows.map(({ key }) => key);
    expect(keys).toEqual(['Cam', 'KSK-IMM']);
  });

  it('describes the differences in sentences', () => {
    expect(describeDifferences([wide, cheap])).toBe(
      'Efes en ucuzu. Yakamoz 3.056\u00A0₺ fazlasına cam ekliyor; KSK-IMM limitini yükseltiyor.',
    );
    expect(
      describeDifferences([
        { ...wide, covers: cheap.covers, minimumImm: 1_000_000 },
        { ...cheap, covers: wide.covers },
      ]),
    ).toContain('Yakamoz 3.056\u00A0₺ daha pahalı; cam yok.');
    expect(describeDifferences([cheap, { ...cheap, firmName: 'Toros', cacheAmountWithDiscount: 16_000_00 }])).toContain(
      'fark yalnızca fiyatta',
    );
  });

  it('names what the dearer offer lacks beside what it adds', () => {
    const repair = (value: string) => ({ key: repairShopKey, label: 'Servis', value, limit: null });
    const low = { ...wide, minimumImm: 500_000, covers: [cover('KSK-IMM'), repair('Anlaşmalı')] };
    const best = { ...cheap, covers: [cover('KSK-IMM'), cover('Sel'), repair(authorisedShop)] };
    const worse = 'sel yok; KSK-IMM limiti daha düşük; onarım yetkili serviste değil.';
    expect(describeDifferences([best, low])).toBe(`Efes en ucuzu. Yakamoz 3.056\u00A0₺ daha pahalı; ${worse}`);
    const other = { ...low, covers: [...low.covers, cover('Cam')] };
    expect(describeDifferences([best, other])).toContain(`Yakamoz 3.056\u00A0₺ fazlasına cam ekliyor; ${worse}`);
    const deductible = { key: 'KSK-MUAFIYET', label: 'Hasarda muafiyet', value: '%25', limit: null };
    expect(describeDifferences([best, { ...other, covers: [...other.covers, deductible] }])).toMatch(
      /değil, üstelik her hasarda %25 muafiyet var\.$/,
    );
  });

  it('says when prices are equal, as at the legal ceiling', () => {
    const price = cheap.cacheAmountWithDiscount;
    const toros = { ...cheap, id: 'b', firmName: 'Toros' };
    expect(describeDifferences([cheap, toros])).toBe('Fiyatları ve teminatları aynı.');
    expect(describeDifferences([cheap, { ...wide, cacheAmountWithDiscount: price }])).toBe(
      'Efes en ucuzu. Yakamoz aynı fiyata cam ekliyor; KSK-IMM limitini yükseltiyor.',
    );
    const dear = { ...wide, cacheAmountWithDiscount: 18_056_00 };
    expect(describeDifferences([cheap, toros, dear])).toContain('Toros aynı fiyatta, ek bir teminatı yok.');
  });

  it('counts the covers that are not named', () => {
    const more = ['Sel', 'Deprem', 'Anahtar kaybı', 'Mini onarım', 'Yurt dışı'].map((label) => ({
      key: label,
      label,
      value: 'Var',
      limit: null,
    }));
    expect(describeDifferences([cheap, { ...wide, covers: [...cheap.covers, ...more] }])).toContain(
      'sel, deprem, anahtar kaybı ve 2 teminat daha ekliyor',
    );
  });

  it('never presents a deductible as an advantage', () => {
    const deductible = { key: 'KSK-MUAFIYET', label: 'Hasarda muafiyet', value: '%25', limit: null };
    const withDeductible = { ...cheap, covers: [...cheap.covers, deductible] };
    expect(rowOf('KSK-MUAFIYET', [withDeductible, wide])).toEqual([
      { value: '%25', isBest: false },
      { value: 'Yok', isBest: true },
    ]);
    expect(describeDifferences([withDeductible, wide])).toMatch(
      /^Efes en ucuzu, ama her hasarda %25 muafiyet var\. Yakamoz/,
    );
    const dear = { ...withDeductible, firmName: 'Toros', cacheAmountWithDiscount: 16_000_00 };
    expect(describeDifferences([cheap, dear])).toBe(
      'Efes en ucuzu. Toros 1.000\u00A0₺ daha pahalı, ek bir teminatı yok, üstelik her hasarda %25 muafiyet var.',
    );
  });
});
