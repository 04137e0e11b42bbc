import { unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { keyFacts } from './key-facts';

describe('the key facts', () => {
  it('name the covers that the insurer adds, and those it does not', () => {
    const offer = sampleOffer(1, 1, {
      covers: [{ key: 'TRF-YOL', label: 'Yol yardımı ve çekici', value: 'Yılda 2 kez', limit: null }],
    });
    expect(keyFacts('TRAFFIC', offer, 'Yok').slice(0, 2)).toEqual([
      { label: 'Yol yardımı', value: 'Yılda 2 kez' },
      { label: 'Hukuksal koruma', value: 'Yok' },
    ]);
  });

  it('show the liability limit as text in lines that have one', () => {
    const offer = sampleOffer(1, 1, { minimumImm: unlimitedImm });
    for (const line of ['AUTO', 'IMM'] as const)
      expect(keyFacts(line, offer, 'Yok')[0]).toEqual({ label: 'İMM limiti', value: 'Limitsiz' });
  });
});
