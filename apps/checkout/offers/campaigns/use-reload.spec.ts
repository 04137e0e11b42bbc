import { initialOfferState } from '@emsal/state/offer/offer-state';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { renderHook } from '@testing-library/react';
import { useReload } from './use-reload';

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

describe('loading the offers anew', () => {
  it.each(changes)('%s asks for it when it changes, once', (_, change) => {
    const reload = jest.fn();
    const { rerender } = renderHook((offers: OfferState) => useReload(offers, reload), { initialProps: loaded });
    expect(reload).not.toHaveBeenCalled();
    rerender({ ...loaded, ...change });
    rerender({ ...loaded, ...change, sortedType: 'price' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not ask for it when the first list comes with campaigns', () => {
    const reload = jest.fn();
    const { rerender } = renderHook((offers: OfferState) => useReload(offers, reload), {
      initialProps: initialOfferState,
    });
    rerender({ ...loaded, ...campaigns({ child: '3' }) });
    expect(reload).not.toHaveBeenCalled();
  });
});
