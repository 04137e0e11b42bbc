import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { comparedFacts } from './compared-facts';

describe('what tells offers apart', () => {
  it('is what the insurer adds, and that it does not add it', () => {
    const offer = sampleOffer(1, 1, {
      filterAssuranceList: [
        { valueDataKey: 'TRF-YOL', value: 'Yol yardımı ve çekici: Yılda 2 kez', valueDataCode: 'TRF-YOL' },
      ],
    });
    expect(comparedFacts('TRAFFIC', offer, 'Yok').slice(0, 2)).toEqual([
      { label: 'Yol yardımı', value: 'Yılda 2 kez' },
      { label: 'Hukuksal koruma', value: 'Yok' },
    ]);
  });
});
