import fc from 'fast-check';
import { canonicalJson } from './canonical-json';

const shuffled = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shuffled)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([name, field]) => [name, shuffled(field)]),
        )
      : value;

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
