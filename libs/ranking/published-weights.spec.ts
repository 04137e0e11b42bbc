import { factsOf } from '@emsal/lines/registry/facts-of';
import { publishedWeights } from './published-weights';
import { rankOffers } from './rank';

const offers = [
  { productId: 1, total: 510_000, coverageScore: 10 },
  { productId: 2, total: 500_000, coverageScore: 1 },
];

it.each([
  ['TRAFFIC', 2],
  ['SHORTTRAFFIC', 2],
  ['USEDVEHICLETRAFFIC', 2],
  ['GREENCARD', 2],
  ['AUTO', 1],
  ['IMM', 1],
] as const)('recommends on %s offer %i: price decides alone where covers are the same by law', (line, recommended) => {
  const ranks = rankOffers(offers, publishedWeights(factsOf(line)));
  expect([...ranks].filter(([, { isBestProduct }]) => isBestProduct).map(([id]) => id)).toEqual([recommended]);
});
