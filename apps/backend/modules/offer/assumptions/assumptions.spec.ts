import { sampleRequests } from '@emsal/insurers/testing/samples';
import { jobs } from '@emsal/reference/jobs';
import { assumptionsOf } from './assumptions';

const [first, second] = jobs;
const factsOf = (request: Parameters<typeof assumptionsOf>[0]) =>
  new Map(assumptionsOf(request, null).map(({ label, value }) => [label, value]));

describe('the assumptions of a price', () => {
  it('name the occupation given in the form: discounts depend on it', () => {
    const { policyholder, campaigns: _, ...question } = sampleRequests.AUTO;
    const asked = { ...question, policyholder: { ...policyholder, jobCode: first!.code } };
    expect(factsOf(asked).get('Meslek')).toBe(first!.name);
    const withCampaign = factsOf({ ...asked, campaigns: { job: { code: second!.code } } });
    expect([withCampaign.get('Meslek'), withCampaign.get('Meslek indirimi')]).toEqual([undefined, second!.name]);
    expect(factsOf({ ...question, policyholder: { identityNo: policyholder.identityNo } }).has('Meslek')).toBe(false);
  });

  it('name the country and the last day of a green card’s journey', () => {
    const facts = factsOf(sampleRequests.GREENCARD);
    expect([facts.get('Gidilecek ülke'), facts.get('Seyahat bitişi')]).toEqual(['Almanya', '31.12.2026']);
    expect(factsOf(sampleRequests.TRAFFIC).has('Gidilecek ülke')).toBe(false);
  });
});
