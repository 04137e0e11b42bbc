import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { planInWords } from './plan-in-words';

describe('below the price', () => {
  it('says the most instalments and what each of them is, or that there is one payment', () => {
    expect(planInWords({ ...sampleOffer(1, 10_000_00), maxInstalments: 6 })).toBe('6 taksitle ayda 1.667\u00A0₺');
    expect(planInWords({ ...sampleOffer(1, 10_000_00), maxInstalments: 1 })).toBe('Tek çekim');
  });
});
