import { favouriteOffers } from '../tables';
import { offerVisit, type OfferList } from '../testing/offer-visit';
import { offersFixture } from '../testing/offers-fixture';

const given = offersFixture();
const { readList, offerOf, offerKey } = given;

describe('favourites', () => {
  const mark = (firmId: number) =>
    given.visitor.call(
      'POST quoterequestapi/offer/SetFavorite/{visitId}/{quoteHeaderId}/{productId}',
      offerKey(firmId),
    );
  const count = async () =>
    (await given.visitor.call('GET quoterequestapi/offer/GetFavoriteCount/{visitId}', { visitId: given.visitId })).body
      .result;
  const passive = async () =>
    (await given.visitor.call('POST quoterequestapi/offer/getPassiveFavoriteOfferList', { visitId: given.visitId }))
      .body.result as OfferList['offerList'];

  it('F565 F368 F573 are set, counted per visit and removed idempotently', async () => {
    await mark(31);
    await mark(31);
    await mark(26);
    expect(await count()).toBe(2);
    expect((await readList()).offerList.filter(({ isFavorite }) => isFavorite).map(({ firmId }) => firmId)).toEqual(
      expect.arrayContaining([26, 31]),
    );
    const { productId } = offerOf(31);
    for (let twice = 0; twice < 2; twice++)
      await given.visitor.call('POST quoterequestapi/offer/DeleteFavorite/{visitId}/{productId}', {
        visitId: given.visitId,
        productId,
      });
    expect(await count()).toBe(1);
    expect(await given.test.services.db.$count(favouriteOffers)).toBe(1);
  });
  it('F566 are passive while nobody offers the product: shown as marked, without a buy button', async () => {
    await mark(31);
    expect(await passive()).toEqual([]);
    given.stubs.setBehaviour('decline', 31);
    await given.visit.change({ vehicleModelYear: '2018' });
    await given.visit.createOffer();
    await readList();
    expect(await passive()).toEqual([
      expect.objectContaining({
        firmId: 31,
        cacheAmountWithDiscount: offerOf(31).cacheAmountWithDiscount,
        isPassiveFavorite: true,
        isFavorite: true,
        isBuyButtonStatus: false,
        isBestPrice: false,
      }),
    ]);
    expect(await count()).toBe(1);
  });
  it('belong to the visit: another visit’s offer answers 404', async () => {
    const other = await offerVisit(given.test, 'AUTO');
    const reply = await other.visitor.call(
      'POST quoterequestapi/offer/SetFavorite/{visitId}/{quoteHeaderId}/{productId}',
      { ...offerKey(31), visitId: other.visitId },
    );
    expect(reply.status).toBe(404);
  });
});
