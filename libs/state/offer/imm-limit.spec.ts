import { immLimitOf } from './imm-limit';
import { sampleOffer } from './sample-offers';

const cover = (key: string, limit: number) => ({ key, label: key, value: '', limit });

describe('the liability limit', () => {
  it('F194 is read from the cover KSK-IMM', () => {
    const covers = [cover('KSK-CAM', 100), cover('KSK-IMM', 5_000_000)];
    expect(immLimitOf(sampleOffer(1, 1, { covers }))).toBe(5_000_000);
    expect(immLimitOf(sampleOffer(1, 1))).toBeNull();
  });
});
