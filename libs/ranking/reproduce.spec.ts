import fc from 'fast-check';
import { rankedOrder, weights } from './rank';
import { formula, type RankingDownload } from './ranking-download';
import { reproduce } from './reproduce';

type Figures = Pick<RankingDownload['offers'][number], 'total' | 'coverageScore' | 'isSaleExpired'>;

const file = (figures: readonly Figures[]): RankingDownload => ({
  format: 'emsal-ranking-1',
  offerNo: '1234567890',
  line: 'TRAFFIC',
  madeAt: '2026-11-21T09:00:00.000Z',
  weights,
  formula,
  offers: rankedOrder(
    figures.map((figure, index) => ({
      ...figure,
      productId: index + 1,
      firmId: index + 1,
      name: 'x',
      productName: 'y',
    })),
  ),
  declined: [],
  notAsked: [],
});
const figures = fc.array(
  fc.record({
    total: fc.integer({ min: 1, max: 9_000_000 }),
    coverageScore: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
    isSaleExpired: fc.constantFrom(true as const, undefined),
  }),
  { minLength: 1, maxLength: 30 },
);

describe('the order of a download', () => {
  it('follows from its own figures', () => {
    fc.assert(
      fc.property(figures, (list) => {
        expect(reproduce(file(list)).differing).toEqual([]);
      }),
    );
  });
  it('is rejected when an offer was moved or a score was improved', () => {
    const { offers, ...rest } = file([
      { total: 500_000, coverageScore: 6 },
      { total: 700_000, coverageScore: 7 },
      { total: 900_000, coverageScore: 8 },
    ]);
    expect(reproduce({ ...rest, offers: [offers[1]!, offers[0]!, offers[2]!] }).differing).toEqual([1, 2]);
    expect(
      reproduce({ ...rest, offers: [{ ...offers[0]!, scoreValue: 10 }, offers[1]!, offers[2]!] }).differing,
    ).toEqual([1]);
  });
  it('starts with the best offer that can be bought', () => {
    const list = file([
      { total: 500_000, coverageScore: 6, isSaleExpired: true },
      { total: 700_000, coverageScore: 6 },
      { total: 600_000, coverageScore: 6 },
    ]);
    expect(reproduce(list).order).toEqual([3, 1, 2]);
  });
  it('follows the weights: by cover alone, the best covered offer is first', () => {
    const list = file([
      { total: 500_000, coverageScore: 6 },
      { total: 900_000, coverageScore: 9 },
    ]);
    expect(reproduce(list, { price: 1, coverage: 0 }).order).toEqual([1, 2]);
    expect(reproduce(list, { price: 0, coverage: 1 }).order).toEqual([2, 1]);
  });
});
