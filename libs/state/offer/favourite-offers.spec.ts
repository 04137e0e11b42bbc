import { favouriteOffers } from './favourite-offers';
import { favouriteToggled, offerSlice, offersLoaded, offersRequested, selectOffers } from './offer-slice';
import { sampleList, sampleOffer } from './sample-offers';

const [first, second, gone] = [sampleOffer(1, 1), sampleOffer(2, 2), sampleOffer(3, 3)];

describe('the favourites', () => {
  it('F367 are favourited offers plus passive favourites', () => {
    const favourites = favouriteOffers({
      offerList: [first, second],
      favouritesList: [second.productId],
      passiveFavourites: [gone],
    });
    expect(favourites.map(({ productId, isPassiveFavorite }) => [productId, isPassiveFavorite])).toEqual([
      [second.productId, false],
      [gone.productId, true],
    ]);
  });

  it('count an offer that came back once', () => {
    expect(
      favouriteOffers({ offerList: [first], favouritesList: [first.productId], passiveFavourites: [first] }),
    ).toHaveLength(1);
  });
});

describe('a list that was on its way while the visitor marked', () => {
  const line = 'TRAFFIC' as const;
  const [first, second] = [sampleOffer(1, 1), sampleOffer(2, 2, { isFavorite: true })];
  const listed = offersLoaded({ line, list: sampleList([first, second]), heldId: null });
  const touched = (productId: number) => favouriteToggled({ line, productId });
  const marked = (...actions: readonly Parameters<typeof offerSlice.reducer>[1][]): readonly number[] =>
    selectOffers(line)({ offer: actions.reduce(offerSlice.reducer, offerSlice.getInitialState()) }).favouritesList;

  it('takes no mark away and brings none back, and says the rest', () => {
    expect(marked(listed)).toEqual([second.productId]);
    expect(marked(listed, touched(first.productId), listed)).toEqual([first.productId, second.productId]);
    expect(marked(listed, touched(second.productId), listed)).toEqual([]);
  });
  it('is the truth again when the list is entered anew', () => {
    expect(marked(listed, touched(first.productId), offersRequested({ line }), listed)).toEqual([second.productId]);
  });
});
