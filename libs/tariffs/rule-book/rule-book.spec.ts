import { ruleBook, changesIn, expectedChanges, lateRules } from './rule-book';
import { figureOn, type Rule } from './rule';

const day = '2026-11-25';

const [first] = ruleBook;
const withNext = (on: string): Rule => ({ ...first!, next: { on, why: 'deneme' } });

it('knows source, unit, date and next expected change of every figure', () => {
  for (const rule of ruleBook) {
    expect([rule.id, rule.next.on]).toEqual([rule.id, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
    expect(rule.published).toMatch(/^[^;]{8,}/);
    expect([rule.id, rule.figures.length]).toEqual([rule.id, expect.any(Number)]);
    for (const { from, value, source } of rule.figures) {
      expect([rule.id, from]).toEqual([rule.id, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
      expect(Number.isInteger(value)).toBe(true);
      expect(source.length).toBeGreaterThan(8);
    }
  }
});

it('names every rule once, its figures in order of their dates', () => {
  expect(new Set(ruleBook.map(({ id }) => id)).size).toBe(ruleBook.length);
  for (const { figures } of ruleBook) {
    const dates = figures.map(({ from }) => from);
    expect(dates).toEqual([...dates].sort());
  }
});

it('has every figure in force, and none late, in November 2026', () => {
  expect(lateRules(day)).toEqual([]);
});

it('says aloud which figures are late from the day of their next change', () => {
  expect(lateRules('2027-01-01').map(({ rule }) => rule.id)).toEqual(
    expect.arrayContaining(['trafik-tavan', 'dask-metrekare', 'dask-tavan', 'mtv', 'trafik-maddi']),
  );
  expect(lateRules('2027-01-01', [withNext('2027-01-01')])).toMatchObject([{ reason: 'overdue' }]);
  expect(lateRules('2026-12-31', [withNext('2027-01-01')])).toEqual([]);
});

it('reports a rule without a figure in force as missing', () => {
  expect(lateRules('2020-01-01', [first!])).toMatchObject([{ reason: 'missing' }]);
  expect(lateRules(day, [{ ...first!, figures: [] }])).toMatchObject([{ reason: 'missing' }]);
});

it('lists what changed in a month with the figure before', () => {
  const november = changesIn('2026-11');
  expect(november.map(({ rule }) => rule.id)).toEqual(
    expect.arrayContaining(['trafik-tavan', 'dask-metrekare', 'dask-metrekare-diger', 'dask-tavan', 'dask-en-dusuk']),
  );
  expect(november.find(({ rule }) => rule.id === 'dask-metrekare')).toMatchObject({
    before: { from: '2026-10-01' },
    now: { from: '2026-11-01', value: 1_159_900 },
  });
});

it('leaves out a month in which a figure stayed: a negative index raises nothing', () => {
  expect(changesIn('2026-07').map(({ rule }) => rule.id)).not.toContain('dask-metrekare');
});

it('orders the expected changes, the nearest first', () => {
  const dates = expectedChanges().map(({ next }) => next.on);
  expect(dates).toEqual([...dates].sort());
});

it('reads the figure of a day', () => {
  const ceiling = ruleBook.find(({ id }) => id === 'trafik-tavan')!;
  expect(figureOn(ceiling, '2026-02-28')).toMatchObject({ value: 1_705_900, confidence: 'high' });
  expect(figureOn(ceiling, '2026-03-01')).toMatchObject({ confidence: 'placeholder' });
  expect(figureOn(ceiling, '2025-08-31')).toBeUndefined();
});
