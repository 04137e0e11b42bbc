import { initialOfferState } from '@emsal/state/offer/offer-state';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { renderHook } from '@testing-library/react';
import { useReloadOnChange } from './use-reload';

const loaded: OfferState = { ...initialOfferState, quoteHeaderId: 'a'.repeat(32) };
const campaigns = (change: Partial<OfferState['selectedCampaigns']>) => ({
  selectedCampaigns: { ...loaded.selectedCampaigns, ...change },
});
const assurance = { ...loaded.modifiedAssuranceProduct, productId: 1, totalAmountWithDiscount: 5 };

const changes: [string, Partial<OfferState>][] = [
  ['F358 the driver campaign', campaigns({ driver: '6' })],
  ['F359 the child campaign', campaigns({ child: '3' })],
  ['F360 the IMM product', { modifiedImmProduct: { productId: 1, amount: 5_000_000 } }],
  ['F361 the assurance product', { modifiedAssuranceProduct: assurance }],
];

describe('reloading the offers', () => {
  it.each(changes)('%s triggers one reload when it changes', (_, change) => {
    const reload = vi.fn();
    const { rerender } = renderHook((offers: OfferState) => useReloadOnChange(offers, reload), {
      initialProps: loaded,
    });
    expect(reload).not.toHaveBeenCalled();
    rerender({ ...loaded, ...change });
    rerender({ ...loaded, ...change, sortedType: 'price' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not triggered by the first list', () => {
    const reload = vi.fn();
    const { rerender } = renderHook((offers: OfferState) => useReloadOnChange(offers, reload), {
      initialProps: initialOfferState,
    });
    rerender({ ...loaded, ...campaigns({ child: '3' }) });
    expect(reload).not.toHaveBeenCalled();
  });
});
