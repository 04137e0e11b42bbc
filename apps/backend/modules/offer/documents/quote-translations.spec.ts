import { sampleOffer } from '@emsal/insurers/testing/samples';
import { unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import { formatAmount, formatDay, formatLimit } from '../assumptions/quote-format';
import { translatedCovers, translatedPrice } from './translate-quote';

type Cover = (typeof sampleOffer)['assurances'][number];
const cover = (change: Partial<Cover>): Cover => ({ key: 'KSK-SEL', label: 'Sel', value: 'Rayiç değer', ...change });
const inEach = (change: Partial<Cover>) =>
  (['tr', 'en', 'de'] as const).map((language) => translatedCovers([cover(change)], language)[0]![1]);

describe('a cover in another language', () => {
  it('has the name of its key', () => {
    expect([cover({})].flatMap((row) => [translatedCovers([row], 'en'), translatedCovers([row], 'de')])).toEqual([
      [['Flood', 'Rayiç değer']],
      [['Überschwemmung', 'Rayiç değer']],
    ]);
  });
  it.each<[string, Partial<Cover>, string, string]>([
    ['Yılda 4 kez', { extent: { code: 'timesPerYear', count: 4 } }, '4 times a year', '4-mal im Jahr'],
    ['7 gün 24 saat', { extent: { code: 'aroundTheClock' } }, 'Around the clock', 'Rund um die Uhr'],
    ['%25', { extent: { code: 'percent', count: 25 } }, '25%', '25 %'],
    ['50.000 ₺', { limit: 50_000 }, '50,000\u00a0₺', '50.000\u00a0₺'],
    ['Limitsiz', { limit: unlimitedImm }, 'Unlimited', 'Unbegrenzt'],
  ])('has the extent of its code: %s', (value, change, en, de) => {
    expect(inEach({ ...change, value })).toEqual([value, en, de]);
  });
  it.each<[string, Partial<Cover>]>([
    ['it has no code', {}],
    ['its figure is missing', { extent: { code: 'timesPerYear' } }],
  ])('keeps the insurer’s text when %s', (_, change) => {
    expect(inEach({ ...change, value: 'Evcil hayvan refakati' })).toEqual(Array(3).fill('Evcil hayvan refakati'));
  });
});

describe('a price in another language', () => {
  const price = {
    ...sampleOffer,
    discounts: [
      { kind: 'noClaim' as const, figure: '65', description: 'Hasarsızlık indirimi (%65)', amount: 1 },
      { kind: 'child' as const, figure: '0-6', description: 'Çocuk indirimi (0-6 yaş)', amount: 2 },
      { kind: 'job' as const, description: 'Meslek indirimi', amount: 3 },
    ],
  };
  it('has the names of its kinds with their figures, and the insurer’s text without one', () => {
    const { discounts, surcharges, taxes } = translatedPrice(price, 'en');
    expect([...discounts, ...surcharges, ...taxes].map(({ description }) => description)).toEqual([
      'No-claims discount (65%)',
      'Child discount (age 0-6)',
      'Meslek indirimi',
      'Province loading',
      'Insurance transaction tax',
    ]);
  });
  it('is the insurer’s own in Turkish', () => {
    expect(translatedPrice(price, 'tr')).toBe(price);
  });
});

it('writes figures and days as the language does', () => {
  expect((['tr', 'en', 'de'] as const).map((language) => formatAmount(7_919_752, language))).toEqual([
    '79.197,52\u00a0₺',
    '79,197.52\u00a0₺',
    '79.197,52\u00a0₺',
  ]);
  expect([formatLimit(1_000_000, 'tr'), formatLimit(1_000_000, 'en')]).toEqual([
    '1.000.000\u00a0₺',
    '1,000,000\u00a0₺',
  ]);
  expect([formatDay('2026-04-03', 'tr'), formatDay('2026-04-03', 'en')]).toEqual(['03.04.2026', '3 April 2026']);
});
