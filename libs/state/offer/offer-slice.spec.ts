import { offersPrepared } from '../funnel/prepare-offers';
import { filterOffers } from './filter-offers';
import {
  buyPressed,
  buyReleased,
  filterToggled,
  insurerAnswered,
  listLeft,
  newsAged,
  offerArrived,
  offersCompleted,
  offerSlice,
  offersLoaded,
  offersRequested,
  preloaderEnded,
  selectOffers,
  sortChosen,
  waitingShown,
  weightsChosen,
} from './offer-slice';
import { initialOfferState } from './offer-state';
import type { OfferState } from './offer-state';
import { sampleList, sampleOffer } from './sample-offers';

const line = 'TRAFFIC' as const;
type Action = Parameters<typeof offerSlice.reducer>[1];
const after = (...actions: Action[]): OfferState =>
  selectOffers(line)({
    offer: actions.reduce((state, action) => offerSlice.reducer(state, action), offerSlice.getInitialState()),
  });
const listed = (...offers: ReturnType<typeof sampleOffer>[]) =>
  offersLoaded({ line, list: sampleList(offers), heldId: null });
const firms = (state: OfferState): number[] => state.offerList.map(({ firmId }) => firmId);

describe('the first state of the offers', () => {
  it('F195 holds offers, campaigns, user information, selected campaigns, compare list and favourites', () => {
    expect(after()).toMatchObject({
      offerList: [],
      campaignList: [],
      userInformation: null,
      selectedCampaigns: { child: null, job: null, driver: null },
      compareList: [],
      favouritesList: [],
    });
  });

  it.each([
    ['F196 M627 sortedType', 'sortedType', 'best'],
    [
      'F197 upsellItems',
      'upsellItems',
      { isOpenCard: false, quoteHeaderId: null, productId: null, showAgain: true, list: [] },
    ],
    ['F198 contractedCompany', 'contractedCompany', { firmId: null, networkKey: null }],
    ['F199 modifiedImmProduct', 'modifiedImmProduct', { productId: null, amount: null }],
    [
      'F200 modifiedAssuranceProduct',
      'modifiedAssuranceProduct',
      {
        productId: null,
        totalAmount: null,
        totalAmountWithDiscount: null,
        oldTotalAmount: null,
        oldTotalAmountWithDiscount: null,
      },
    ],
  ] as const)('%s begins as specified', (_, key, value) => {
    expect(after()[key]).toEqual(value);
  });
});

describe('the offers of a line', () => {
  it('F344 are cleared before they load', () => {
    expect(after(listed(sampleOffer(1, 500_00)), offersRequested({ line })).offerList).toEqual([]);
  });

  it('the preloader ends by its own action', () => {
    expect([
      after(offersRequested({ line })).isPreloading,
      after(offersRequested({ line }), preloaderEnded({ line })).isPreloading,
    ]).toEqual([true, false]);
  });

  it('F372 a reload keeps the chosen order and the chosen filters, whatever it brings', () => {
    const state = after(
      listed(sampleOffer(1, 900_00, { coverageScore: 9 }), sampleOffer(2, 500_00)),
      sortChosen({ line, sortedType: 'price' }),
      filterToggled({ line, key: 'firm', code: '1' }),
      filterToggled({ line, key: 'firm', code: '3' }),
      offersRequested({ line }),
      listed(
        sampleOffer(1, 900_00, { coverageScore: 9 }),
        sampleOffer(2, 500_00),
        sampleOffer(3, 700_00, { coverageScore: 10 }),
      ),
    );
    expect([state.sortedType, firms(state)]).toEqual(['price', [2, 3, 1]]);
    expect(filterOffers(state.offerList, state.filters).map(({ firmId }) => firmId)).toEqual([3, 1]);
  });

  it('F192 F345 the job campaign is the code of the first discount of type 0, unless one is chosen', () => {
    const offer = sampleOffer(1, 500_00, {
      discountList: [
        { type: 6, description: 'sürücü', customDataCode: 'D' },
        { type: 0, description: 'meslek', customDataCode: '17' },
      ],
    });
    const other = sampleOffer(2, 400_00, { discountList: [{ type: 0, description: 'meslek', customDataCode: '99' }] });
    expect(after(listed(offer)).selectedCampaigns.job).toBe('17');
    expect(after(listed(offer), listed(other)).selectedCampaigns.job).toBe('17');
  });

  it('F353 with no offers the code and the words are kept', () => {
    const zeroOffer = { messageCode: '402', message: 'Kapalı' };
    expect(after(offersLoaded({ line, list: sampleList([], { zeroOffer }), heldId: null })).zeroOffer).toEqual(
      zeroOffer,
    );
    expect(after(offersCompleted({ line, zeroOffer }))).toMatchObject({ zeroOffer, state: 'complete' });
  });

  it('an insurer has one state, the last one told', () => {
    const asked = { firmId: 12, name: 'Sedir', state: 'asked' as const };
    const declined = { ...asked, state: 'declined' as const, reason: 'Bu model için teklif vermiyor' };
    expect(
      after(insurerAnswered({ line, insurer: asked }), insurerAnswered({ line, insurer: declined })).insurers,
    ).toEqual([declined]);
  });

  it('a newcomer is fresh until it ages; one told again is not', () => {
    const offer = sampleOffer(1, 500_00);
    const arrived = offerArrived({ line, offer, isNews: true, heldId: null });
    expect(after(arrived).freshOffers).toEqual([offer.id]);
    expect(after(arrived, newsAged({ line }), arrived).freshOffers).toEqual([]);
  });

  it('a newcomer of the opening wave is no news', () => {
    expect(
      after(offerArrived({ line, offer: sampleOffer(1, 500_00), isNews: false, heldId: null })).freshOffers,
    ).toEqual([]);
  });

  it('another order leaves the marks, other weights set them anew', () => {
    const cheap = sampleOffer(1, 500_00, { coverageScore: 5 });
    const wide = sampleOffer(2, 700_00, { coverageScore: 9 });
    const marks = (...actions: Parameters<typeof after>) =>
      after(listed(cheap, wide), ...actions).offerList.map(({ firmId, isBestPrice, isBestProduct }) => [
        firmId,
        isBestPrice,
        isBestProduct,
      ]);
    const byCover = sortChosen({ line, sortedType: 'coverage' });
    expect(marks(byCover)).toEqual([
      [2, false, false],
      [1, true, true],
    ]);
    expect(marks(weightsChosen({ line, weights: { price: 0, coverage: 1 } }), byCover)).toEqual([
      [2, false, true],
      [1, true, false],
    ]);
  });

  it('those that wait come in on demand or with a new order', () => {
    const held = sampleOffer(1, 700_00);
    const waiting = [
      listed(held),
      sortChosen({ line, sortedType: 'price' }),
      offerArrived({ line, offer: sampleOffer(2, 500_00), isNews: true, heldId: held.id }),
    ];
    expect(after(...waiting).waitingOffers).toHaveLength(1);
    expect(firms(after(...waiting, waitingShown({ line })))).toEqual([2, 1]);
    expect(firms(after(...waiting, sortChosen({ line, sortedType: 'price' })))).toEqual([2, 1]);
  });

  it('the last load does not move a held row either', () => {
    const held = sampleOffer(1, 700_00);
    const list = sampleList([held, sampleOffer(2, 500_00)]);
    const state = after(
      sortChosen({ line, sortedType: 'price' }),
      listed(held),
      offersLoaded({ line, list, heldId: held.id }),
    );
    expect([firms(state), state.waitingOffers.map(({ firmId }) => firmId)]).toEqual([[1], [2]]);
  });

  it('F364 only the pressed product is busy', () => {
    const pressed = [buyPressed({ line, productId: 1001 }), buyPressed({ line, productId: 2001 })];
    expect(after(...pressed, buyReleased({ line, productId: 1001 })).busyProducts).toEqual([2001]);
  });

  it('F357 leaving resets filters, compare list, preloader, redirect sale and upsell card', () => {
    const looked = {
      filters: { imm: ['1'] },
      compareList: [1001],
      isPreloading: true,
      isRedirectSale: true,
      upsellItems: { isOpenCard: true, quoteHeaderId: 'q', productId: 1, showAgain: false, list: [] },
      offerList: [sampleOffer(1, 1)],
    };
    const left = offerSlice.reducer({ TRAFFIC: { ...initialOfferState, ...looked } }, listLeft({ line }));
    expect(selectOffers(line)({ offer: left })).toEqual({ ...initialOfferState, offerList: looked.offerList });
  });

  it('are forgotten before new ones are created, and other lines keep theirs', () => {
    const auto = offersLoaded({ line: 'AUTO', list: sampleList([sampleOffer(1, 1)]), heldId: null });
    const state = [auto, listed(sampleOffer(2, 2)), offersPrepared({ line, page: 'ruhsat-bilgileri' })].reduce(
      offerSlice.reducer,
      offerSlice.getInitialState(),
    );
    expect([state.TRAFFIC, state.AUTO?.offerList.length]).toEqual([initialOfferState, 1]);
  });
});
