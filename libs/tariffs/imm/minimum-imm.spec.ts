import { unlimitedImm } from './imm-limits';
import { immText, minimumImm } from './minimum-imm';

const entry = (valueDataKey: string, valueDataCode: string) => ({ valueDataKey, valueDataCode });

describe('the liability limit of an offer', () => {
  it('F194 is read under the key KSK-IMM, the lowest where there are several', () => {
    const list = [entry('KSK-CAM', 'KSK-CAM'), entry('KSK-IMM', '5000000'), entry('KSK-IMM', '1000000')];
    expect(minimumImm(list)).toBe(1_000_000);
    expect(minimumImm([entry('KSK-CAM', '7')])).toBeNull();
    expect(minimumImm([entry('KSK-IMM', 'KSK-IMM')])).toBeNull();
  });
  it('F638 is unlimited at 9999999999: formatted so, and higher than every other', () => {
    expect([immText(unlimitedImm), immText(5_000_000)]).toEqual(['Limitsiz', '5.000.000\u00A0₺']);
    expect(minimumImm([entry('KSK-IMM', String(unlimitedImm))])).toBe(9_999_999_999);
    expect([unlimitedImm, 20_000_000, 500_000].toSorted((a, b) => a - b).at(-1)).toBe(9_999_999_999);
  });
});
