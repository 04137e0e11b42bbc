import { describeRisk } from '@emsal/risks/risk';
import type { ChosenOffer } from './chosen-offer';
import { readSoldOffer, soldOffer, type SoldOfferV1 } from './sold-offer';

const chosen = {
  offerId: 'o',
  risk: { kind: 'vehicle', version: 1, plate: '34ABC12', name: 'BMW 320i 2019' },
  validUntil: new Date('2026-12-01T00:00:00Z'),
} as ChosenOffer;
const { risk: _risk, version: _version, ...common } = soldOffer(chosen);
const ofEarlierRelease = (vehicle: SoldOfferV1['vehicle']): SoldOfferV1 => ({ ...common, vehicle });

describe('a sold offer', () => {
  it('is read as it was stored', () => {
    const stored = JSON.parse(JSON.stringify(soldOffer(chosen)));
    expect(readSoldOffer(stored)).toEqual({ ...chosen, version: 2, validUntil: '2026-12-01T00:00:00.000Z' });
  });
  it('of an earlier release is read with its vehicle as the risk', () => {
    const read = readSoldOffer(ofEarlierRelease({ plate: '34ABC12', description: 'BMW 320i 2019' }));
    expect(read).toEqual(soldOffer(chosen));
    expect(read).not.toHaveProperty('vehicle');
  });
  it('of an earlier release may have a vehicle without plate and description', () => {
    const { risk } = readSoldOffer(ofEarlierRelease({ plate: '', description: '' }));
    expect(describeRisk(risk)).toEqual({ title: '', reference: '', facts: [] });
  });
  it('of a later release is not guessed at', () => {
    expect(() => readSoldOffer({ ...soldOffer(chosen), version: 3 } as never)).toThrow('version 3');
  });
});
