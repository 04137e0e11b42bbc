import { favouriteOffers } from './favourite-offers';
import { favouriteToggled, offerSlice, offersLoaded, offersRequested, selectOffers } from './offer-slice';
import { sampleList, sampleOffer } from './sample-offers';

const first = sampleOffer(1, 1);
const second = sampleOffer(2, 2);
const gone = sampleOffer(3, 3);

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

  it('count a returned offer once', () => {
    expect(
      favouriteOffers({ offerList: [first], favouritesList: [first.productId], passiveFavourites: [first] }),
    ).toHaveLength(1);
  });
});

describe('a list loaded while the visitor marks favourites', () => {
  const line = 'TRAFFIC' as const;
  const first = sampleOffer(1, 1);
  const second = sampleOffer(2, 2, { isFavorite: true });
  const listed = offersLoaded({ line, list: sampleList([first, second]), activeOfferId: null });
  const touched = (productId: number) => favouriteToggled({ line, productId });
  const marked = (...actions: readonly Parameters<typeof offerSlice.reducer>[1][]): readonly number[] =>
    selectOffers(line)({ offer: actions.reduce(offerSlice.reducer, offerSlice.getInitialState()) }).favouritesList;

  it('does not revert marks made meanwhile', () => {
    expect(marked(listed)).toEqual([second.productId]);
    expect(marked(listed, touched(first.productId), listed)).toEqual([first.productId, second.productId]);
    expect(marked(listed, touched(second.productId), listed)).toEqual([]);
  });
  it('overrides them after a reload', () => {
    expect(marked(listed, touched(first.productId), offersRequested({ line }), listed)).toEqual([second.productId]);
  });
});
