import { unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { comparedFacts } from './compared-facts';

describe('what tells offers apart', () => {
  it('is what the insurer adds, and that it does not add it', () => {
    const offer = sampleOffer(1, 1, {
      covers: [{ key: 'TRF-YOL', label: 'Yol yardımı ve çekici', value: 'Yılda 2 kez', limit: null }],
    });
    expect(comparedFacts('TRAFFIC', offer, 'Yok').slice(0, 2)).toEqual([
      { label: 'Yol yardımı', value: 'Yılda 2 kez' },
      { label: 'Hukuksal koruma', value: 'Yok' },
    ]);
  });

  it('is the limit of liability in words where the line has one', () => {
    const offer = sampleOffer(1, 1, { minimumImm: unlimitedImm });
    for (const line of ['AUTO', 'IMM'] as const)
      expect(comparedFacts(line, offer, 'Yok')[0]).toEqual({ label: 'İMM limiti', value: 'Limitsiz' });
  });
});
