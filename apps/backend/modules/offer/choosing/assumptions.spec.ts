import { sampleQuestions } from '@emsal/insurers/testing/samples';
import { jobs } from '@emsal/reference/jobs';
import { assumptionsOf } from './assumptions';

const [first, second] = jobs;
const factsOf = (request: Parameters<typeof assumptionsOf>[0]) =>
  new Map(assumptionsOf(request, null).map(({ label, value }) => [label, value]));

describe('what a price rests on', () => {
  it('names the occupation that the form asked: discounts are given for it', () => {
    const { insured, campaigns: _, ...question } = sampleQuestions.AUTO;
    const asked = { ...question, insured: { ...insured, jobCode: first!.code } };
    expect(factsOf(asked).get('Meslek')).toBe(first!.name);
    const withCampaign = factsOf({ ...asked, campaigns: { job: { code: second!.code } } });
    expect([withCampaign.get('Meslek'), withCampaign.get('Meslek indirimi')]).toEqual([undefined, second!.name]);
    expect(factsOf({ ...question, insured: { identityNo: insured.identityNo } }).has('Meslek')).toBe(false);
  });

  it('names where a green card’s journey goes and when it ends', () => {
    const facts = factsOf(sampleQuestions.GREENCARD);
    expect([facts.get('Gidilecek ülke'), facts.get('Seyahat bitişi')]).toEqual(['Almanya', '31.12.2026']);
    expect(factsOf(sampleQuestions.TRAFFIC).has('Gidilecek ülke')).toBe(false);
  });
});
