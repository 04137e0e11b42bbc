import { testClock } from '../testing/test-clock';
import { seal, unseal } from './seal';

const key = { secretKey: 'k'.repeat(32), purpose: 'visitor' };

describe('a sealed value', () => {
  it('opens until it expires', () => {
    const clock = testClock('2026-11-21T09:00:00Z');
    const text = seal({ id: 1 }, key, new Date('2026-11-21T09:00:10Z'));
    clock.advance(9);
    expect(unseal(text, key, clock)).toEqual({ id: 1 });
    clock.advance(1);
    expect(unseal(text, key, clock)).toBeNull();
  });

  it('does not open with another key, for another purpose or after any change of a bit', () => {
    const clock = testClock();
    const text = seal('secret', key, new Date('2027-01-01'));
    const bytes = Buffer.from(text, 'base64url');
    const changed = [...bytes.keys()].map((at) =>
      Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))).toString('base64url'),
    );
    const wrong = [
      ...changed.map((value) => unseal(value, key, clock)),
      unseal(text, { ...key, purpose: 'other' }, clock),
      unseal(text, { ...key, secretKey: 'x'.repeat(32) }, clock),
      unseal('', key, clock),
      unseal('short', key, clock),
    ];
    expect(wrong.every((value) => value === null)).toBe(true);
    expect(unseal(text, key, clock)).toBe('secret');
  });
});
