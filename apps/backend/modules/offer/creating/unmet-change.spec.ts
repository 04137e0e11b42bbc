import { sampleOffer, sampleQuestions } from '@emsal/insurers/testing/samples';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { StoredOffer } from '../stored-offer';
import { isPossible, unmetBy, type ProductChange } from './unmet-change';

const request = sampleQuestions.AUTO;
const withoutJob = { ...request, insured: { identityNo: request.insured.identityNo } };
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
  ])('%j can be asked for: %s', (change, isSo) => {
    expect(isPossible(request, change)).toBe(isSo);
  });
  it('cannot give up what a question does not hold', () => {
    expect(isPossible(sampleQuestions.TRAFFIC, { accessoriesOff: ['rims'] })).toBe(false);
    expect(isPossible({ ...request, campaigns: {} }, { campaignsOff: ['driver'] })).toBe(false);
  });
  it.each<[string, ProductChange, Partial<InsurerOffer>, boolean]>([
    ['the accessory left out costs less', { accessoriesOff: ['rims'] }, accessories(99), true],
    ['the accessory left out costs as much', { accessoriesOff: ['rims'] }, accessories(100), false],
    ['no accessory is left', { accessoriesOff: ['rims'] }, {}, true],
    ['the driver discount is gone', { campaignsOff: ['driver'] }, {}, true],
    ['the driver discount stays', { campaignsOff: ['driver'] }, discount('driver'), false],
    ['the discount of the form’s own occupation stays', { campaignsOff: ['job'] }, discount('job'), true],
  ])('is judged by what was answered: %s', (_, change, answer, isMet) => {
    const unmet = unmetBy(change, { request, first: offer(accessories(100)), answered: offer(answer) });
    expect(unmet).toBe(isMet ? null : 'assuranceNotApplied');
  });
  it('does not hold where a discount stays for an occupation that only the campaign told', () => {
    const answered = offer(discount('job'));
    expect(unmetBy({ campaignsOff: ['job'] }, { request: withoutJob, first: null, answered })).toBe(
      'assuranceNotApplied',
    );
  });
  it('holds an insurer to nothing that it never stated', () => {
    expect(unmetBy({ accessoriesOff: ['rims'] }, { request, first: offer(), answered: offer() })).toBeNull();
  });
});
