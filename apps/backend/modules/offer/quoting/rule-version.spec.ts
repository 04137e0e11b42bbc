import { ruleVersionOn } from './rule-version';

it('is the same on all days between two changes, and another after one', () => {
  expect(ruleVersionOn('2026-11-25')).toMatch(/^2026-11-[0-9a-f]{8}$/);
  expect(ruleVersionOn('2026-11-01')).toBe(ruleVersionOn('2026-11-30'));
  expect(ruleVersionOn('2026-12-01')).not.toBe(ruleVersionOn('2026-11-30'));
});
