import { sampleOffer, sampleRequests } from '@emsal/insurers/testing/samples';
import type { ListAnswer, QuoteRow } from '../offer-store';
import { filterValues } from './filter-values';
import { shownOffers } from './shown-offers';

const condition = '30 yaşından büyük ve en az 3 yıllık ehliyeti olan sürücülere.';
const driver = { age: 24, licenceYears: 2 };
const earned = { kind: 'driver' as const, description: 'Sürücü indirimi (%15)', amount: 500 };
const marks = { favourites: new Set<number>(), chosenOfferId: null, now: new Date('2026-11-21T09:00:00Z') };

/** Insurer 31 with a condition that the driver does not meet, 61 that grants the campaign, 26 without it. */
function listOf(campaigns: QuoteRow['request']['campaigns'], changedBy?: ListAnswer['changedBy']) {
  const quote = { line: 'TRAFFIC', request: { ...sampleRequests.TRAFFIC, campaigns } } as QuoteRow;
  const answerOf = (firmId: number, change: Partial<typeof sampleOffer>) =>
    ({
      firmId,
      quoteId: 'q',
      changedBy,
      offers: [{ ...sampleOffer, firmId, productId: firmId, ...change }],
    }) as ListAnswer;
  const granting = { kind: 'driver' as const, percent: 15, condition };
  return shownOffers(
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

describe('a requested campaign', () => {
  it('is refused by the insurers that grant it to others, and the filter counts those that granted it', () => {
    const offers = listOf({ driver });
    expect(refusing(offers)).toEqual([31]);
    expect(withCampaign(offers)).toEqual([['driver', 1]]);
  });

  it('is refused by nobody before it is requested, nor by an insurer that was requested without it', () => {
    expect(refusing(listOf(undefined))).toEqual([]);
    expect(withCampaign(listOf(undefined))).toEqual([['driver', 2]]);
    expect(refusing(listOf({ driver }, { ...sampleRequests.TRAFFIC, campaigns: {} }))).toEqual([]);
  });
});

it('F143 states the end of the online discount only where the price includes one', () => {
  const [first, second] = listOf({ driver });
  expect([first, second].map((offer) => offer?.onlineDiscountExpireDate)).toEqual([
    sampleOffer.onlineDiscountExpireDate,
    null,
  ]);
});

it('labels only offers that can be bought: the cheapest may have expired', () => {
  const quote = { line: 'TRAFFIC', request: sampleRequests.TRAFFIC } as QuoteRow;
  const over = '2026-11-21T08:59:00Z';
  const open = '2026-11-21T09:01:00Z';
  const answerOf = (firmId: number, change: Partial<typeof sampleOffer>) =>
    ({ firmId, quoteId: 'q', offers: [{ ...sampleOffer, firmId, productId: firmId, ...change }] }) as ListAnswer;
  const offers = shownOffers(
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

it('tells the service rating of the insurers that have one, on every line', () => {
  expect(listOf(undefined).map(({ serviceRating }) => serviceRating)).toEqual([undefined, 6.8, 8.4]);
});
