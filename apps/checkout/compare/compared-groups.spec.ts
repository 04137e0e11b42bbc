import { unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import { authorisedShop, repairShopKey } from '@emsal/tariffs/kasko/repair-shop';
import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { comparedGroups } from './compared-groups';
import { differencesInWords } from './differences-in-words';

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

describe('offers side by side', () => {
  it('say who is cheapest and by how much the other is dearer', () => {
    expect(rowOf('Ödenecek tutar')).toEqual([
      { value: '15.000,00\u00A0₺', note: 'En düşük', isBest: true, isStrong: true },
      { value: '18.056,00\u00A0₺', note: '3.056\u00A0₺ fazla', isBest: false, isStrong: true },
    ]);
  });

  it('say what an instalment is where there are several', () => {
    expect(
      rowOf('Taksit', [
        { ...cheap, maxInstalments: 6 },
        { ...wide, maxInstalments: 1 },
      ]),
    ).toEqual([{ value: '6 taksite kadar', note: 'ayda 2.500\u00A0₺' }, { value: 'Tek çekim' }]);
  });

  it('F638 mark unlimited liability as the better one', () => {
    expect(rowOf('KSK-IMM').map(({ value, isBest }) => [value, isBest])).toEqual([
      ['1.000.000\u00A0₺', false],
      ['Limitsiz', true],
    ]);
  });

  it('mark a cover that only one of them has, and nobody where all are equal', () => {
    expect(rowOf('Cam').map(({ isBest }) => isBest ?? false)).toEqual([false, true]);
    expect(rowOf('Ödenecek tutar', [cheap, { ...cheap, id: 'b' }]).map(({ isBest }) => isBest)).toEqual([false, false]);
  });

  it('mark repair by the make’s own shop and say it in words, where all else is equal too', () => {
    const shop = (value: string) => ({ key: repairShopKey, label: 'Servis', value, limit: null });
    const contracted = { ...cheap, covers: [shop('Anlaşmalı')] };
    const authorised = { ...wide, minimumImm: cheap.minimumImm, covers: [shop(authorisedShop)] };
    expect(rowOf(repairShopKey, [contracted, authorised]).map(({ isBest }) => isBest)).toEqual([false, true]);
    expect(differencesInWords([contracted, authorised])).toBe(
      'Efes en ucuzu. Yakamoz 3.056\u00A0₺ fazlasına yetkili serviste onarım sunuyor.',
    );
  });

  it('begin with the covers that the rows of the line name', () => {
    const keys = comparedGroups([wide], ['Cam', 'Sel'])[1]!.rows.map(({ key }) => key);
    expect(keys).toEqual(['Cam', 'KSK-IMM']);
  });

  it('tell their differences in sentences', () => {
    expect(differencesInWords([wide, cheap])).toBe(
      'Efes en ucuzu. Yakamoz 3.056\u00A0₺ fazlasına cam ekliyor; KSK-IMM limitini yükseltiyor.',
    );
    expect(
      differencesInWords([
        { ...wide, covers: cheap.covers, minimumImm: 1_000_000 },
        { ...cheap, covers: wide.covers },
      ]),
    ).toContain('Yakamoz 3.056\u00A0₺ daha pahalı; cam eksik.');
    expect(differencesInWords([cheap, { ...cheap, firmName: 'Toros', cacheAmountWithDiscount: 16_000_00 }])).toContain(
      'fark yalnızca fiyatta',
    );
  });

  it('say what the dearer one lacks, beside what it adds too', () => {
    const repair = (value: string) => ({ key: repairShopKey, label: 'Servis', value, limit: null });
    const low = { ...wide, minimumImm: 500_000, covers: [cover('KSK-IMM'), repair('Anlaşmalı')] };
    const best = { ...cheap, covers: [cover('KSK-IMM'), cover('Sel'), repair(authorisedShop)] };
    const worse = 'sel eksik; KSK-IMM limiti daha düşük; onarım yetkili serviste değil.';
    expect(differencesInWords([best, low])).toBe(`Efes en ucuzu. Yakamoz 3.056\u00A0₺ daha pahalı; ${worse}`);
    const other = { ...low, covers: [...low.covers, cover('Cam')] };
    expect(differencesInWords([best, other])).toContain(`Yakamoz 3.056\u00A0₺ fazlasına cam ekliyor; ${worse}`);
    const excess = { key: 'KSK-MUAFIYET', label: 'Hasarda muafiyet', value: '%25', limit: null };
    expect(differencesInWords([best, { ...other, covers: [...other.covers, excess] }])).toMatch(
      /değil, üstelik her hasarda %25 muafiyet var\.$/,
    );
  });

  it('say of equal prices that they are: offers at the legal ceiling cost the same', () => {
    const price = cheap.cacheAmountWithDiscount;
    const toros = { ...cheap, id: 'b', firmName: 'Toros' };
    expect(differencesInWords([cheap, toros])).toBe('Fiyatları ve teminatları aynı.');
    expect(differencesInWords([cheap, { ...wide, cacheAmountWithDiscount: price }])).toBe(
      'Efes en ucuzu. Yakamoz aynı fiyata cam ekliyor; KSK-IMM limitini yükseltiyor.',
    );
    const dear = { ...wide, cacheAmountWithDiscount: 18_056_00 };
    expect(differencesInWords([cheap, toros, dear])).toContain('Toros aynı fiyatta, ek bir teminatı yok.');
  });

  it('count the covers that they do not name', () => {
    const more = ['Sel', 'Deprem', 'Anahtar kaybı', 'Mini onarım', 'Yurt dışı'].map((label) => ({
      ...{ key: label, label },
      ...{ value: 'Var', limit: null },
    }));
    expect(differencesInWords([cheap, { ...wide, covers: [...cheap.covers, ...more] }])).toContain(
      'sel, deprem, anahtar kaybı ve 2 teminat daha ekliyor',
    );
  });

  it('never praise the share of each claim that the insured bears', () => {
    const excess = { key: 'KSK-MUAFIYET', label: 'Hasarda muafiyet', value: '%25', limit: null };
    const bearing = { ...cheap, covers: [...cheap.covers, excess] };
    expect(rowOf('KSK-MUAFIYET', [bearing, wide])).toEqual([
      { value: '%25', isBest: false },
      { value: 'Yok', isBest: true },
    ]);
    expect(differencesInWords([bearing, wide])).toMatch(/^Efes en ucuzu, ama her hasarda %25 muafiyet var\. Yakamoz/);
    const dear = { ...bearing, firmName: 'Toros', cacheAmountWithDiscount: 16_000_00 };
    expect(differencesInWords([cheap, dear])).toBe(
      'Efes en ucuzu. Toros 1.000\u00A0₺ daha pahalı, ek bir teminatı yok, üstelik her hasarda %25 muafiyet var.',
    );
  });
});
