import { weights } from '@emsal/ranking/rank';
import { offerLabel } from './offer-label';
import { arrangeOffers, placeOffers } from './place-offers';
import { sampleOffer } from './sample-offers';

const shown = arrangeOffers([sampleOffer(1, 500_00), sampleOffer(2, 700_00)], { by: 'price' });
const firms = (offers: readonly { firmId: number }[]): number[] => offers.map(({ firmId }) => firmId);
const place = (price: number, heldFirm: number | null, waiting = [] as ReturnType<typeof sampleOffer>[]) => {
  const heldId = shown.find(({ firmId }) => firmId === heldFirm)?.id ?? null;
  return placeOffers({ shown, waiting, arrived: [sampleOffer(3, price)], by: 'price', weights, heldId });
};

describe('a newcomer', () => {
  it('takes its place when nothing is touched', () => {
    const { shown: list, waiting } = place(600_00, null);
    expect([firms(list), firms(waiting)]).toEqual([[1, 3, 2], []]);
  });

  it('joins below the row that is touched', () => {
    expect(firms(place(900_00, 2).shown)).toEqual([1, 2, 3]);
  });

  it('waits when it would move the row that is touched', () => {
    const { shown: list, waiting } = place(600_00, 2);
    expect([firms(list), firms(waiting)]).toEqual([[1, 2], [3]]);
  });

  it('waits when it would take the label off a row above the touched one', () => {
    const how = { by: 'coverage' as const, weights };
    const wide = arrangeOffers(
      [8, 9].map((cover) => sampleOffer(cover, 500_00, { coverageScore: cover })),
      how,
    );
    const heldId = wide[1]!.id;
    const cheapest = sampleOffer(3, 100_00, { coverageScore: 1 });
    const placed = placeOffers({ shown: wide, waiting: [], arrived: [cheapest], heldId, ...how });
    expect([placed.shown.map(offerLabel), firms(placed.waiting)]).toEqual([wide.map(offerLabel), [3]]);
  });

  it('leaves the labels where they are while it waits, whatever the server says of all offers', () => {
    const answered = shown.map((offer) => ({
      ...offer,
      isBestPrice: false,
      isBestProduct: false,
      isBestCoverage: false,
    }));
    const { shown: list } = placeOffers({
      shown,
      waiting: [],
      arrived: [...answered, sampleOffer(3, 100_00)],
      by: 'price',
      weights,
      heldId: shown[1]!.id,
    });
    expect(list.map(offerLabel)).toEqual(shown.map(offerLabel));
  });

  it('lets those that wait come in with it', () => {
    expect(firms(place(900_00, null, [sampleOffer(4, 800_00)]).shown)).toEqual([1, 2, 4, 3]);
  });

  it('counts once when it is told twice', () => {
    const again = placeOffers({
      shown,
      waiting: [],
      arrived: [{ ...shown[0]!, productName: 'yeni' }],
      by: 'price',
      weights,
      heldId: null,
    });
    expect(again.shown.map(({ productName }) => productName)).toEqual(['yeni', 'Zorunlu Trafik']);
  });

  it('takes the distinction of the best price over', () => {
    expect(
      place(100_00, null)
        .shown.filter(({ isBestPrice }) => isBestPrice)
        .map(({ firmId }) => firmId),
    ).toEqual([3]);
  });
});
