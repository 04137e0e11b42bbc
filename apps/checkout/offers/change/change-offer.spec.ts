import { createClient } from '@emsal/api/client';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { filterToggled, offersLoaded, selectOffers } from '@emsal/state/offer/offer-slice';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import type { Filters } from '@emsal/state/offer/offer-state';
import { fakePage, refused, visitId } from '../../testing/fake-page';
import { changeOffer } from './change-offer';
import type { ChosenOptions } from './option-draft';

const line = factsOf('AUTO');
const offer = sampleOffer(12, 20_000_00, { minimumImm: 1_000_000 });
const amounts = {
  totalAmount: 21_000_00,
  totalAmountWithDiscount: 21_000_00,
  oldTotalAmount: 20_000_00,
  oldTotalAmountWithDiscount: 20_000_00,
};

async function change(options: ChosenOptions, answer: unknown, filters: Filters = {}) {
  const page = fakePage({ 'POST quoterequestapi/offer/createOfferForProductId': answer });
  page.store.dispatch(
    offersLoaded({ line: 'AUTO', list: sampleList([offer, sampleOffer(13, 1)]), activeOfferId: null }),
  );
  for (const code of filters.imm ?? []) page.store.dispatch(filterToggled({ line: 'AUTO', key: 'imm', code }));
  const result = await changeOffer(
    { client: createClient(page.transport), dispatch: page.store.dispatch },
    { line, visitId, offer, options, filters },
  );
  return { result, state: () => selectOffers('AUTO')(page.store.getState() as never) };
}
const dearer = { ...offer, minimumImm: 5_000_000, cacheAmountWithDiscount: 21_000_00 };

describe('changing one offer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('F363 highlights the changed card for five seconds', async () => {
    const { result, state } = await change({ immLimit: '5000000' }, { offer: dearer, ...amounts });
    expect(result.ok).toBe(true);
    expect([state().highlightedProduct, state().modifiedImmProduct]).toEqual([
      offer.productId,
      { productId: offer.productId, amount: 5_000_000 },
    ]);
    vi.advanceTimersByTime(4_999);
    expect(state().highlightedProduct).toBe(offer.productId);
    vi.advanceTimersByTime(1);
    expect(state().highlightedProduct).toBeNull();
  });

  it('F362 keeps the filters unless they would hide the changed offer', async () => {
    const filtersAfter = async (minimumImm: number) => {
      const answer = { offer: { ...offer, minimumImm }, ...amounts };
      return (await change({ immLimit: String(minimumImm) }, answer, { imm: ['1000000'] })).state().filters;
    };
    expect([await filtersAfter(5_000_000), await filtersAfter(500_000)]).toEqual([{ imm: ['1000000'] }, {}]);
  });

  it.each([
    [21_000_00, 'Fiyat 1.000,00\u00A0₺ arttı: 20.000,00\u00A0₺ idi, 21.000,00\u00A0₺ oldu.'],
    [19_500_00, 'Fiyat 500,00\u00A0₺ düştü: 20.000,00\u00A0₺ idi, 19.500,00\u00A0₺ oldu.'],
    [20_000_00, 'Fiyat değişmedi.'],
  ])('describes the price difference for %i kuruş', async (totalAmountWithDiscount, text) => {
    const { result } = await change({ covers: ['KSK-CAM'] }, { offer, ...amounts, totalAmountWithDiscount });
    expect(result.message).toBe(`Değişiklikler uygulandı. ${text}`);
  });

  it('names the limit only where nothing else was chosen', async () => {
    const answer = { offer: { ...offer, minimumImm: 5_000_000 }, ...amounts };
    const one = await change({ immLimit: '5000000' }, answer);
    expect(one.result.message).toMatch(/^İMM değişikliği uygulandı\./);
    const both = await change({ immLimit: '5000000', covers: ['KSK-CAM'] }, answer);
    expect(both.result.message).toMatch(/^Değişiklikler uygulandı\./);
  });

  it('records the price before and after a change of covers', async () => {
    const { state } = await change({ covers: ['KSK-CAM'] }, { offer, ...amounts });
    expect(state().modifiedAssuranceProduct).toEqual({ productId: offer.productId, ...amounts });
  });

  it('keeps the offer when the insurer does not answer', async () => {
    const { result, state } = await change({ immLimit: '5000000' }, refused('immNoAnswer', 'Yanıt gelmedi.'));
    expect(result).toEqual({ ok: false, message: 'Yanıt gelmedi.' });
    expect(state().offerList.find(({ productId }) => productId === offer.productId)?.minimumImm).toBe(1_000_000);
  });
});
