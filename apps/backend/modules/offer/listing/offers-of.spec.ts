import { sampleOffer, sampleQuestions } from '@emsal/insurers/testing/samples';
import type { ListAnswer, QuoteRow } from '../offer-store';
import { filterValues } from './filter-values';
import { offersOf } from './offers-of';

const condition = '30 yaşından büyük ve en az 3 yıllık ehliyeti olan sürücülere.';
const driver = { age: 24, licenceYears: 2 };
const earned = { kind: 'driver' as const, description: 'Sürücü indirimi (%15)', amount: 500 };
const marks = { favourites: new Set<number>(), chosenOfferId: null, now: new Date('2026-11-21T09:00:00Z') };

/** Insurer 31 with a condition that the driver misses, 61 that grants it, 26 without such a campaign. */
function listOf(campaigns: QuoteRow['request']['campaigns'], changedBy?: ListAnswer['changedBy']) {
  const quote = { line: 'TRAFFIC', request: { ...sampleQuestions.TRAFFIC, campaigns } } as QuoteRow;
  const answerOf = (firmId: number, change: Partial<typeof sampleOffer>) =>
    ({
      firmId,
      quoteId: 'q',
      changedBy,
      offers: [{ ...sampleOffer, firmId, productId: firmId, ...change }],
    }) as ListAnswer;
  const granting = { kind: 'driver' as const, percent: 15, condition };
  return offersOf(
    quote,
    [
      answerOf(31, { campaigns: [granting] }),
      answerOf(61, { campaigns: [granting], discounts: campaigns?.driver ? [earned] : [] }),
      answerOf(26, { campaigns: [] }),
    ],
    marks,
  );
}
const refusing = (offers: ReturnType<typeof listOf>) =>
  offers.filter(({ campaigns }) => campaigns.some(({ isRefused }) => isRefused)).map(({ firmId }) => firmId);
const withCampaign = (offers: ReturnType<typeof listOf>) =>
  filterValues(offers)
    .find(({ key }) => key === 'campaign')
    ?.values.map(({ code, count }) => [code, count]);

describe('a campaign that was asked for', () => {
  it('is refused by the insurers that grant it to others, and the filter counts those that gave it', () => {
    const offers = listOf({ driver });
    expect(refusing(offers)).toEqual([31]);
    expect(withCampaign(offers)).toEqual([['driver', 1]]);
  });

  it('was refused by nobody before it was asked for, and by nobody that was asked without it again', () => {
    expect(refusing(listOf(undefined))).toEqual([]);
    expect(withCampaign(listOf(undefined))).toEqual([['driver', 2]]);
    expect(refusing(listOf({ driver }, { ...sampleQuestions.TRAFFIC, campaigns: {} }))).toEqual([]);
  });
});

it('F143 tells when the online discount ends only where the price holds one', () => {
  const [first, second] = listOf({ driver });
  expect([first, second].map((offer) => offer?.onlineDiscountExpireDate)).toEqual([
    sampleOffer.onlineDiscountExpireDate,
    null,
  ]);
});

it('gives the labels to offers that can be bought: the cheapest of all may be over', () => {
  const quote = { line: 'TRAFFIC', request: sampleQuestions.TRAFFIC } as QuoteRow;
  const [over, open] = ['2026-11-21T08:59:00Z', '2026-11-21T09:01:00Z'];
  const answerOf = (firmId: number, change: Partial<typeof sampleOffer>) =>
    ({ firmId, quoteId: 'q', offers: [{ ...sampleOffer, firmId, productId: firmId, ...change }] }) as ListAnswer;
  const offers = offersOf(
    quote,
    [answerOf(31, { total: 500_000, validUntil: over }), answerOf(61, { total: 700_000, validUntil: open })],
    marks,
  );
  expect(
    offers.map(({ isSaleExpired, isBestPrice, isBestProduct }) => [isSaleExpired, isBestPrice, isBestProduct]),
  ).toEqual([
    [true, false, false],
    [false, true, true],
  ]);
});
