import { favouriteOffers } from './favourite-offers';
import { sampleOffer } from './sample-offers';

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
