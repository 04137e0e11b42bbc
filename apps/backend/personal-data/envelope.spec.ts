import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { decrypt, encrypt, prefixOf, rewrap } from './envelope';

const keyVersion = (version: string) => ({ version, key: randomBytes(32) });
const old = keyVersion('1');
const newest = keyVersion('2');
const other = keyVersion('2');
const context = 'customers.email';

describe('an encrypted value', () => {
  it('decrypts to what was encrypted, and differs each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (plain) => {
        const text = encrypt(plain, context, [newest]);
        expect(decrypt(text, context, [newest])).toBe(plain);
        expect(encrypt(plain, context, [newest])).not.toBe(text);
      }),
    );
  });

  it('does not contain what was encrypted', () => {
    expect(encrypt('10000000078', context, [newest])).not.toContain('10000000078');
  });

  it('is refused with any character changed', () => {
    const text = encrypt('10000000078', context, [newest]);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('A', 'z', '9', '-', '.'), (at, character) => {
        fc.pre(text[at] !== character);
        const altered = text.slice(0, at) + character + text.slice(at + 1);
        expect(() => decrypt(altered, context, [newest])).toThrow();
      }),
      { numRuns: 500 },
    );
  });

  it('is refused in another column, under another key of the same version, and without its version', () => {
    const text = encrypt('a@example.com', context, [newest]);
    expect(() => decrypt(text, 'visit_persons.email', [newest])).toThrow();
    expect(() => decrypt(text, context, [other])).toThrow();
    expect(() => decrypt(text, context, [old])).toThrow('key version 2 is not configured');
  });

  it('is refused with the data key of another value', () => {
    const [a, b] = ['a', 'b'].map((plain) => encrypt(plain, context, [newest]).split('.'));
    expect(() => decrypt([...a!.slice(0, 3), b![3]].join('.'), context, [newest])).toThrow();
  });
});

describe('key rotation', () => {
  it('encrypts under the first version and decrypts every configured one', () => {
    const before = encrypt('a', context, [old]);
    expect(encrypt('a', context, [newest, old]).startsWith(prefixOf(newest))).toBe(true);
    expect(decrypt(before, context, [newest, old])).toBe('a');
  });

  it('rewrapped values need the newest version only', () => {
    fc.assert(
      fc.property(fc.string(), (plain) => {
        const text = rewrap(encrypt(plain, context, [old]), [newest, old]);
        expect(decrypt(text, context, [newest])).toBe(plain);
      }),
    );
  });
});
