import { immKey } from '@emsal/tariffs/imm/minimum-imm';
import { unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { keyFacts } from './key-facts';

describe('the key facts', () => {
  it('name the covers that the insurer adds, and those it does not', () => {
    const offer = sampleOffer(1, 1, {
      keyFacts: [
        { key: 'TRF-YOL', label: 'Yol yardımı' },
        { key: 'TRF-HUKUK', label: 'Hukuksal koruma' },
      ],
      covers: [{ key: 'TRF-YOL', label: 'Yol yardımı ve çekici', value: 'Yılda 2 kez', limit: null }],
    });
    expect(keyFacts(offer, 'Yok')).toEqual([
      { label: 'Yol yardımı', value: 'Yılda 2 kez' },
      { label: 'Hukuksal koruma', value: 'Yok' },
    ]);
  });

  it('state what is insured as the server says it', () => {
    const offer = sampleOffer(1, 1, { keyFacts: [{ key: 'alan', label: 'Brüt alan', value: '118 m²' }] });
    expect(keyFacts(offer, 'Yok')).toEqual([{ label: 'Brüt alan', value: '118 m²' }]);
  });

  it('show the liability limit as text in lines that have one', () => {
    const offer = sampleOffer(1, 1, { minimumImm: unlimitedImm, keyFacts: [{ key: immKey, label: 'İMM limiti' }] });
    expect(keyFacts(offer, 'Yok')).toEqual([{ label: 'İMM limiti', value: 'Limitsiz' }]);
  });

  it('are none where an older server names none', () => expect(keyFacts(sampleOffer(1, 1), 'Yok')).toEqual([]));
});
