import { offersPrepared } from './offers-prepared';
import { filterOffers } from './filter-offers';
import {
  activeRowChanged,
  actionStarted,
  actionEnded,
  filterToggled,
  insurerAnswered,
  listLeft,
  freshOffersCleared,
  offerArrived,
  offersCompleted,
  offerSlice,
  offersLoaded,
  offersRequested,
  preloaderEnded,
  selectOffers,
  sortChosen,
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
  offersLoaded({ line, list: sampleList(offers), activeOfferId: null });
const firms = (state: OfferState): number[] => state.offerList.map(({ firmId }) => firmId);

describe('the initial offer state', () => {
  it('F195 has offers, campaigns, user information, selected campaigns, comparison and favourites', () => {
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
  ] as const)('%s has its specified initial value', (_, key, value) => {
    expect(after()[key]).toEqual(value);
  });
});

describe('the offers of a line', () => {
  it('F344 are cleared before they load', () => {
    expect(after(listed(sampleOffer(1, 500_00)), offersRequested({ line })).offerList).toEqual([]);
  });

  it('end the preloader with its own action', () => {
    expect([
      after(offersRequested({ line })).isPreloading,
      after(offersRequested({ line }), preloaderEnded({ line })).isPreloading,
    ]).toEqual([true, false]);
  });

  it('F372 keep sort order and filters on reload', () => {
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

  it('F192 F345 take the job campaign from the first discount of type 0 unless one is selected', () => {
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

  it('F353 keep code and message of an empty list', () => {
    const zeroOffer = { messageCode: '402', message: 'Kapalı' };
    expect(after(offersLoaded({ line, list: sampleList([], { zeroOffer }), activeOfferId: null })).zeroOffer).toEqual(
      zeroOffer,
    );
    expect(after(offersCompleted({ line, zeroOffer }))).toMatchObject({ zeroOffer, state: 'complete' });
  });

  it('keep only the last state of an insurer', () => {
    const asked = { firmId: 12, name: 'Sedir', state: 'asked' as const };
    const declined = { ...asked, state: 'declined' as const, reason: 'Bu model için teklif vermiyor' };
    expect(
      after(insurerAnswered({ line, insurer: asked }), insurerAnswered({ line, insurer: declined })).insurers,
    ).toEqual([declined]);
  });

  it('mark a new offer until cleared, and not when it arrives again', () => {
    const offer = sampleOffer(1, 500_00);
    const arrived = offerArrived({ line, offer, isFresh: true, activeOfferId: null });
    expect(after(arrived).freshOffers).toEqual([offer.id]);
    expect(after(arrived, freshOffersCleared({ line }), arrived).freshOffers).toEqual([]);
  });

  it('do not mark the first offers', () => {
    expect(
      after(offerArrived({ line, offer: sampleOffer(1, 500_00), isFresh: false, activeOfferId: null })).freshOffers,
    ).toEqual([]);
  });

  it('keep labels when sorted, and recompute them with other weights', () => {
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

  const active = sampleOffer(1, 700_00);
  const arrivedUnderPointer = [
    sortChosen({ line, sortedType: 'price' }),
    offersLoaded({ line, list: sampleList([active], { state: 'running' }), activeOfferId: null }),
    offerArrived({ line, offer: sampleOffer(2, 500_00), isFresh: true, activeOfferId: active.id }),
  ];

  it('count and label at once what arrives while a row is active', () => {
    const { offerList } = after(...arrivedUnderPointer);
    expect(offerList.map(({ firmId, isBestPrice }) => [firmId, isBestPrice])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('sort the held row in when another one becomes active', () => {
    expect(firms(after(...arrivedUnderPointer, activeRowChanged({ line, activeOfferId: null })))).toEqual([2, 1]);
  });

  it('hold no row once the stream has ended', () => {
    expect(firms(after(...arrivedUnderPointer, offersCompleted({ line, zeroOffer: null })))).toEqual([2, 1]);
    const list = sampleList([active, sampleOffer(2, 500_00)]);
    expect(firms(after(...arrivedUnderPointer, offersLoaded({ line, list, activeOfferId: active.id })))).toEqual([
      2, 1,
    ]);
  });

  it('F364 mark only the pressed product as busy', () => {
    const pressed = [actionStarted({ line, productId: 1001 }), actionStarted({ line, productId: 2001 })];
    expect(after(...pressed, actionEnded({ line, productId: 1001 })).busyProducts).toEqual([2001]);
  });

  it('F357 reset filters, comparison, preloader, redirect sale and upsell card on leaving', () => {
    const changedView = {
      filters: { imm: ['1'] },
      compareList: [1001],
      isPreloading: true,
      isRedirectSale: true,
      upsellItems: { isOpenCard: true, quoteHeaderId: 'q', productId: 1, showAgain: false, list: [] },
      offerList: [sampleOffer(1, 1)],
    };
    const afterLeaving = offerSlice.reducer({ TRAFFIC: { ...initialOfferState, ...changedView } }, listLeft({ line }));
    expect(selectOffers(line)({ offer: afterLeaving })).toEqual({
      ...initialOfferState,
      offerList: changedView.offerList,
    });
  });

  it('are dropped before new quotes are requested, except those of other lines', () => {
    const auto = offersLoaded({ line: 'AUTO', list: sampleList([sampleOffer(1, 1)]), activeOfferId: null });
    const state = [auto, listed(sampleOffer(2, 2)), offersPrepared({ line, page: 'ruhsat-bilgileri' })].reduce(
      offerSlice.reducer,
      offerSlice.getInitialState(),
    );
    expect([state.TRAFFIC, state.AUTO?.offerList.length]).toEqual([initialOfferState, 1]);
  });
});
