import fc from 'fast-check';
import { canonicalJson } from './canonical-json';

function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, shuffled(field)] as const);
  return Object.fromEntries(fields.toReversed());
}

describe('canonical JSON', () => {
  it('does not depend on the order of the keys and parses to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
  it('omits undefined fields, as jsonb does', () => {
    expect(canonicalJson({ b: undefined, a: [1, { d: 2, c: '3' }] })).toBe('{"a":[1,{"c":"3","d":2}]}');
  });
});
