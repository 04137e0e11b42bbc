import { ofEarlierRelease } from '@emsal/insurers/testing/earlier-release';
import { sampleRequests } from '@emsal/insurers/testing/samples';
import { comparableRequest } from './comparable-request';

const chassisNo = 'WBA00000000000001';
const asked = { ...sampleRequests.AUTO, risk: { ...sampleRequests.AUTO.risk, plate: '', chassisNo } };
const other = { ...asked, risk: { ...asked.risk, chassisNo: 'WBA00000000000002' } };

describe('a stored request without a plate', () => {
  it('of an earlier release, which stated no chassis number, equals the one that is asked now', () => {
    expect(comparableRequest(ofEarlierRelease(asked), asked).risk).toMatchObject({ chassisNo });
  });
  it('of this release differs by its chassis number', () => {
    expect(comparableRequest(other, asked)).toEqual(other);
  });
});

describe('a stored request whose running policy is no reference yet', () => {
  const { previousPolicyEnd: _, ...withoutReference } = sampleRequests.TRAFFIC;
  const early = { ...sampleRequests.TRAFFIC, previousPolicyEnd: '2026-12-17' };

  it('of an earlier release, which always named it, equals the one that is asked now', () => {
    expect(comparableRequest(ofEarlierRelease(early), withoutReference).previousPolicyEnd).toBeUndefined();
  });
  it('of this release differs by it', () => {
    expect(comparableRequest(early, withoutReference)).toEqual(early);
  });
});
