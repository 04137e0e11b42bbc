import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { offerStatusText } from './offer-status-text';

describe('the status text of an offer', () => {
  it('shows the maximum instalments and their amount, or a single payment', () => {
    expect(offerStatusText({ ...sampleOffer(1, 10_000_00), maxInstalments: 6 })).toBe('6 taksitle ayda 1.667\u00A0₺');
    expect(offerStatusText({ ...sampleOffer(1, 10_000_00), maxInstalments: 1 })).toBe('Tek çekim');
  });
});
