import { offerLabel } from './offer-label';

describe('the label of an offer', () => {
  it.each([
    ['F377', true, true, false, 'bestPriceAndProduct'],
    ['F377 with all three', true, true, true, 'bestPriceAndProduct'],
    ['F378', false, true, true, 'bestCoverageAndProduct'],
    ['F379', true, false, false, 'bestPrice'],
    ['F379', false, true, false, 'bestProduct'],
    ['F379', false, false, true, 'bestCoverage'],
    ['F379 price before coverage', true, false, true, 'bestPrice'],
    ['none', false, false, false, null],
  ])('%s price %s, product %s, coverage %s is %s', (_, isBestPrice, isBestProduct, isBestCoverage, label) => {
    expect(offerLabel({ isBestPrice, isBestProduct, isBestCoverage })).toBe(label);
  });
});
