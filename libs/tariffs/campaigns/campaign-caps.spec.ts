import { campaignCap } from './campaign-caps';

describe('the cap of a campaign', () => {
  it.each([
    ['AUTO', 'child', 25],
    ['AUTO', 'job', 25],
    ['TRAFFIC', 'child', 15],
    ['AUTO', 'driver', 20],
    ['ELECTRICVEHICLE', 'driver', 20],
    ['TRAFFIC', 'job', 0],
    ['GREENCARD', 'child', 0],
  ] as const)('in %s is for %s %i percent', (line, campaign, percent) => {
    expect(campaignCap(line, campaign)).toBe(percent);
  });
});
