import { weights } from '@emsal/ranking/rank';
import { arrangeOffers, placeOffers } from './place-offers';
import { sampleOffer } from './sample-offers';

const shown = arrangeOffers([sampleOffer(1, 500_00), sampleOffer(2, 700_00)], { by: 'price' });
const firms = (offers: readonly { firmId: number }[]): number[] => offers.map(({ firmId }) => firmId);
const place = (price: number, activeFirm: number | null) => {
  const activeOfferId = shown.find(({ firmId }) => firmId === activeFirm)?.id ?? null;
  return placeOffers({ shown, arrived: [sampleOffer(3, price)], by: 'price', weights, activeOfferId });
};

describe('a new offer', () => {
  it('is sorted in when no row is active', () => {
    expect(firms(place(600_00, null))).toEqual([1, 3, 2]);
  });

  it('is added below the active row', () => {
    expect(firms(place(900_00, 2))).toEqual([1, 2, 3]);
  });

  it('is listed at once, with the active row in its place', () => {
    expect(firms(place(600_00, 2))).toEqual([1, 2, 3]);
    expect(firms(place(400_00, 2))).toEqual([3, 2, 1]);
  });

  it('takes over the best price label even from the active row', () => {
    const best = (list: ReturnType<typeof place>) => firms(list.filter(({ isBestPrice }) => isBestPrice));
    expect(best(place(100_00, null))).toEqual([3]);
    expect(best(place(100_00, 1))).toEqual([3]);
  });

  it('counts once when it arrives again', () => {
    const again = placeOffers({
      shown,
      arrived: [{ ...shown[0]!, productName: 'yeni' }],
      by: 'price',
      weights,
      activeOfferId: null,
    });
    expect(again.map(({ productName }) => productName)).toEqual(['yeni', 'Zorunlu Trafik']);
  });

  it('leaves the list as it is when nothing has arrived', () => {
    expect(placeOffers({ shown, arrived: [], by: 'price', weights, activeOfferId: null })).toBe(shown);
  });
});
