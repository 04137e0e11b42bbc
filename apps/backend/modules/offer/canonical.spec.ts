import fc from 'fast-check';
import { canonical } from './canonical';

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

describe('the one text of a value', () => {
  it('does not depend on the order of its keys and still is that value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(shuffled(value))).toBe(canonical(value));
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
  it('leaves absent fields out, as a database does', () => {
    expect(canonical({ b: undefined, a: [1, { d: 2, c: '3' }] })).toBe('{"a":[1,{"c":"3","d":2}]}');
  });
});
