import { sampleRequests } from '@emsal/insurers/testing/samples';
import { historyOf } from './history';

const { TRAFFIC } = sampleRequests;

describe('the claims history of a person', () => {
  const people = Array.from({ length: 200 }, (_, index) => ({
    ...TRAFFIC,
    policyholder: { identityNo: String(10_000_000_000 + index) },
  }));
  const onPlate = (plate: string) =>
    people.map((request) => historyOf({ ...request, risk: { ...request.risk, plate } }, 'emsal'));

  it('is deterministic: step 4 to 8 and level 0 to 5 without a claim, step 0 from three claims on', () => {
    const usual = onPlate('34ABC12');
    expect(new Set(usual.map(({ step }) => step))).toEqual(new Set([4, 5, 6, 7, 8]));
    expect(new Set(usual.map(({ level }) => level))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(new Set(onPlate('34HSR01').map(({ step, level }) => `${step} ${level}`))).toEqual(new Set(['0 0']));
  });
  it('starts at level 0 without a previous policy', () => {
    const { previousPolicyEnd: _none, ...first } = TRAFFIC;
    expect(historyOf(first, 'emsal').level).toBe(0);
  });
});
