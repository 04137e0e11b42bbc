import { privateHealthPremium, type PrivateHealthPlan } from './private-health-premium';

it.each<[string, PrivateHealthPlan, number]>([
  ['lines.md', { age: 38, network: 'B' }, 4_200_000],
  ['lines.md', { age: 45, network: 'A', outpatient: true, copay: true }, 11_314_350],
  ['lines.md', { age: 62, network: 'C', excess: true }, 9_011_200],
  ['LP053', { age: 51, network: 'A', outpatient: true, copay: true, excess: true }, 14_763_276],
])('%s %j costs %i kuruş at the mean of the market', (_, plan, premium) => {
  expect(privateHealthPremium(plan, 1)).toBe(premium);
});

it('nobody is insured for the first time from 66 years on', () => {
  expect(privateHealthPremium({ age: 66, network: 'B' }, 1)).toBeNull();
});
