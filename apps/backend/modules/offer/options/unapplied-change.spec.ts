import { sampleOffer, sampleRequests } from '@emsal/insurers/testing/samples';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { StoredOffer } from '../stored-offer';
import type { ProductChange } from '../stored-request';
import { appliedPart, isChangePossible, lostPart, repeatablePart } from './product-change';
import { unappliedChange } from './unapplied-change';

const request = sampleRequests.AUTO;
const withoutJob = { ...request, policyholder: { identityNo: request.policyholder.identityNo } };
const offer = (change: Partial<InsurerOffer> = {}): StoredOffer => ({
  ...sampleOffer,
  ...change,
  id: 'fedcba9876543210fedcba9876543210',
  firmId: 31,
  productId: 31_001,
  seal: 'seal',
});
const accessories = (amount: number) => ({ surcharges: [{ kind: 'accessories' as const, description: 'A', amount }] });
const discount = (kind: 'driver' | 'job') => ({ discounts: [{ kind, description: 'İndirim', amount: 1 }] });

describe('a change of one product', () => {
  it.each<[ProductChange, boolean]>([
    [{ accessoriesOff: ['rims'], campaignsOff: ['driver'] }, true],
    [{ accessoriesOff: ['radio'] }, false],
    [{}, true],
  ])('%j can be requested: %s', (change, isSo) => {
    expect(isChangePossible(request, change)).toBe(isSo);
  });
  it('cannot remove what the request does not include', () => {
    expect(isChangePossible(sampleRequests.TRAFFIC, { accessoriesOff: ['rims'] })).toBe(false);
    expect(isChangePossible({ ...request, campaigns: {} }, { campaignsOff: ['driver'] })).toBe(false);
  });
  it.each<[string, ProductChange, Partial<InsurerOffer>, boolean]>([
    ['the excluded accessory lowers the premium', { accessoriesOff: ['rims'] }, accessories(99), true],
    ['the excluded accessory costs as much', { accessoriesOff: ['rims'] }, accessories(100), false],
    ['no accessory is left', { accessoriesOff: ['rims'] }, {}, true],
    ['the driver discount is removed', { campaignsOff: ['driver'] }, {}, true],
    ['the driver discount stays', { campaignsOff: ['driver'] }, discount('driver'), false],
    ['the discount of the form’s own occupation stays', { campaignsOff: ['job'] }, discount('job'), true],
  ])('is checked against the answer: %s', (_, change, answer, isApplied) => {
    const refusal = unappliedChange(change, { request, original: offer(accessories(100)), changed: offer(answer) });
    expect(refusal).toBe(isApplied ? null : 'assuranceNotApplied');
  });
  it('is not applied when a discount stays for an occupation that only the campaign declared', () => {
    const answered = offer(discount('job'));
    expect(unappliedChange({ campaignsOff: ['job'] }, { request: withoutJob, original: null, changed: answered })).toBe(
      'assuranceNotApplied',
    );
  });
  it('accepts an insurer that never stated the accessories’ premium', () => {
    expect(unappliedChange({ accessoriesOff: ['rims'] }, { request, original: offer(), changed: offer() })).toBeNull();
  });
});

describe('a change that a new list repeats', () => {
  const wanted: ProductChange = {
    immLimit: 5_000_000,
    covers: ['A', 'B'],
    accessoriesOff: ['rims'],
    campaignsOff: ['job'],
  };

  it('is kept as far as the answer includes it; the rest is lost', () => {
    const assurances = [{ key: 'A', label: 'A', value: 'Var' }];
    const kept = appliedPart(wanted, { request: withoutJob, original: null, changed: offer({ assurances }) });
    expect(kept).toEqual({ covers: ['A'], accessoriesOff: ['rims'], campaignsOff: ['job'] });
    expect(lostPart(wanted, kept)).toEqual({ immLimit: 5_000_000, covers: ['B'] });
    expect([lostPart(wanted, wanted), lostPart(wanted, {})]).toEqual([null, wanted]);
  });
  it('leaves out what the new request does not insure or claim', () => {
    expect(repeatablePart(wanted, sampleRequests.AUTO)).toEqual(wanted);
    expect(repeatablePart(wanted, { ...sampleRequests.TRAFFIC, campaigns: {} })).toEqual({
      immLimit: 5_000_000,
      covers: ['A', 'B'],
    });
    expect(repeatablePart({ accessoriesOff: ['radio'] }, request)).toBeNull();
  });
});
