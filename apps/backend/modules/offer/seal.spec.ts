import { sampleOffer, sampleRequests } from '@emsal/insurers/testing/samples';
import { requestHash } from './request-hash';
import { offerSealer, verifySeal } from './seal';
import type { StoredOffer } from './stored-offer';

const secretKey = 'a test key of at least 32 characters';
const now = new Date('2026-11-21T09:00:00Z');
const request = sampleRequests.AUTO;
const quote = { id: 'q'.repeat(32), visitId: 'v'.repeat(32), request, requestHash: requestHash(request) };
const offer: Omit<StoredOffer, 'seal'> = {
  ...sampleOffer,
  noClaimLevel: 4,
  surcharges: [{ kind: 'city', description: 'İl ek primi', amount: 10_000 }],
  discounts: [{ kind: 'child', description: 'Çocuk', amount: 39_500, customDataCode: '6' }],
  immLimits: [1_000_000, 5_000_000],
  id: '1'.repeat(32),
  firmId: 31,
  productId: 31_001,
  ruleVersion: '2026-11-0123abcd',
};
const seal = offerSealer(secretKey).seal(quote, offer);
const verdict = (change: Partial<{ quote: typeof quote; offer: typeof offer; seal: string }> = {}, at = now) => {
  const shown = { quote, offer, seal, ...change };
  return verifySeal(secretKey, { ...shown, offer: { ...shown.offer, seal: shown.seal } }, at);
};

/** Every leaf of a value, as a path. */
const leaves = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
    : [path];

function otherLeaf(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${String(value)}x`;
}

/** The value with one leaf changed. */
function altered<T>(value: T, [name, ...rest]: string[]): T {
  if (name === undefined) return otherLeaf(value) as T;
  const inner = (value as Record<string, unknown>)[name];
  const copy = Array.isArray(value) ? [...value] : { ...value };
  return Object.assign(copy as object, { [name]: altered(inner, rest) }) as T;
}

/** The request's id is not signed itself: it equals the quote's id, which is. */
const signedPaths = leaves(request).filter(([name]) => name !== 'requestId');

describe('the seal of an offer', () => {
  it('is valid while the offer holds, and expired after it', () => {
    expect(verdict()).toBe('valid');
    expect(verdict({}, new Date('2026-11-24T00:00:00Z'))).toBe('expired');
  });
  it.each(leaves(offer).map((path) => [path.join('.'), path]))('breaks when %s of the offer changes', (_, path) => {
    expect(verdict({ offer: altered(offer, path as string[]) })).toBe('forged');
  });
  it.each(signedPaths.map((path) => [path.join('.'), path]))(
    'breaks when %s of the request changes: a form answer, a campaign or a change',
    (_, path) => {
      const other = altered(request, path as string[]);
      expect(verdict({ quote: { ...quote, request: other } })).toBe('forged');
      expect(verdict({ quote: { ...quote, request: other, requestHash: requestHash(other) } })).toBe('forged');
    },
  );
  it('breaks when a part is added or removed, or when it is presented for another quote or visit', () => {
    const lists = [
      'discounts',
      'surcharges',
      'taxes',
      'assurances',
      'campaigns',
      'optionalCovers',
      'documents',
    ] as const;
    for (const list of lists) expect(verdict({ offer: { ...offer, [list]: [] } })).toBe('forged');
    expect(verdict({ quote: { ...quote, id: 'x'.repeat(32) } })).toBe('forged');
    expect(verdict({ quote: { ...quote, visitId: 'x'.repeat(32) } })).toBe('forged');
    expect(verdict({ quote: { ...quote, request: { ...request, campaigns: undefined } } })).toBe('forged');
  });
});
