import { lawfulMaximum } from '@emsal/insurers/lawful-maximum';
import { insurers } from '@emsal/insurers/registry';
import { sampleRequest } from '@emsal/insurers/testing/samples';
import type { TrafficStep } from '@emsal/tariffs/traffic/step';
import fc from 'fast-check';
import { stepOf } from './step-of';
import { trafficPrice } from './traffic-offer';

const province = fc.integer({ min: 1, max: 81 }).map((code) => String(code).padStart(2, '0'));
const vehicleClass = fc.constantFrom(
  'car',
  'taxi',
  'minibus',
  'midibus',
  'bus',
  'pickup',
  'truck',
  'motorcycle',
  'tractor',
);
const step = fc.integer({ min: 0, max: 8 }).map((value) => value as TrafficStep);
const lateEnd = fc.constantFrom(undefined, '2026-11-22', '2026-11-21', '2026-10-01', '2025-01-01');

describe('the price of a traffic policy', () => {
  it('never exceeds the legal ceiling and adds up to the kuruş, for every insurer, province, class, step and delay', () => {
    const questions = fc.tuple(fc.constantFrom(...insurers), province, vehicleClass, step, lateEnd, fc.string());
    fc.assert(
      fc.property(questions, ([facts, provinceCode, kind, atStep, previousPolicyEnd, seed]) => {
        const request = {
          ...sampleRequest,
          previousPolicyEnd,
          vehicle: { ...sampleRequest.vehicle, provinceCode, vehicleClass: kind },
        };
        const ceiling = lawfulMaximum(request, atStep);
        const { base, discounts, taxes, instalmentCost, total } = trafficPrice({
          facts,
          request,
          seed,
          ceiling,
          step: atStep,
        });
        const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0);
        expect([base, total].every(Number.isSafeInteger)).toBe(true);
        expect(base - sum(discounts) + sum(taxes) + instalmentCost).toBe(total);
        expect(total).toBeLessThanOrEqual(ceiling);
        expect(total).toBeGreaterThan(ceiling / 2);
      }),
      { numRuns: 2_000 },
    );
  });
  it('costs more in a worse step and after a late renewal', () => {
    expect(lawfulMaximum(sampleRequest, 0)).toBeGreaterThan(lawfulMaximum(sampleRequest, 4));
    expect(lawfulMaximum({ ...sampleRequest, previousPolicyEnd: '2026-10-01' }, 4)).toBeGreaterThan(
      lawfulMaximum(sampleRequest, 4),
    );
  });
});

describe('the step of a person', () => {
  it('is the same whoever asks, between 4 and 8 without a claim, lower by one with each claim, and 0 from three', () => {
    const people = Array.from({ length: 200 }, (_, index) => ({
      ...sampleRequest,
      insured: { identityNo: String(10_000_000_000 + index) },
    }));
    const steps = people.map((request) => stepOf(request, 'emsal'));
    expect(new Set(steps)).toEqual(new Set([4, 5, 6, 7, 8]));
    expect(people.map((request) => stepOf(request, 'emsal', 1))).toEqual(
      steps.map((step) => step - 1),
    );
    expect(people.map((request) => stepOf(request, 'emsal', 3))).toEqual(steps.map(() => 0));
  });
});
